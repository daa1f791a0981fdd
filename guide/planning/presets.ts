/** The six preset questions about a film, answered from the notes or honestly not. */
import { FILM_QUESTIONS } from '#catalogue/film-questions.ts';
import { wordCount } from '../counting.ts';
import { MOVES } from '../wording/moves.ts';
import { ask, occasion, type Scene } from './scene.ts';
import { asSentence, sentencesOf } from './sentences.ts';
import { EXPLANATION_WORDS, type PlannedTurn, turnOf } from './turn.ts';

export function answerToPreset(scene: Scene, preset: number): PlannedTurn {
  const slug = FILM_QUESTIONS[preset]?.slug ?? 'about';
  const told = notesFor(scene, slug);
  const lists = [scene.words.open, scene.words.narrow, MOVES.start];
  if (told === '')
    return turnOf(
      'preset',
      occasion(scene, scene.far.knowledge ? 'no_notes' : 'no_plot'),
      ask(scene, lists).text,
    );
  const question = ask(scene, lists, 'far', {}, isNotIn(told)).text;
  return turnOf('preset', told, question, { limit: EXPLANATION_WORDS, apart: true });
}

/** A question may begin with a note of the catalogue; not with one that was told a line above. */
const isNotIn = (told: string) => (question: string) =>
  !sentencesOf(question).some((one) => !one.endsWith('?') && told.includes(one.trim()));

const MOST_WORDS = 110;

/** As many of the sentences as fit. */
const together = (texts: readonly (string | undefined | null)[]): string =>
  texts.reduce<string>((so, text) => {
    const longer = text ? `${so} ${asSentence(text)}`.trim() : so;
    return wordCount(longer) <= MOST_WORDS ? longer : so;
  }, '');

function notesFor({ far: { knowledge, places } }: Scene, slug: string): string {
  if (!knowledge) return '';
  const { film, craft, context, themes, summary, debates } = knowledge;
  switch (slug) {
    case 'about':
      return together([
        summary,
        knowledge.year && `${knowledge.creator} made it in ${knowledge.year}.`,
        `It keeps coming back to ${list(themes)}.`,
      ]);
    case 'inspiration':
      return together([film?.inspiration, ...context]);
    case 'themes':
      return together([
        `Among its themes: ${list(themes)}.`,
        places[0] && `One place to see them at work: ${places[0].name}.`,
        places[0]?.text,
      ]);
    case 'classic':
      return together([
        film?.legacy,
        craft[0]?.text,
        film?.reception,
        debates.open[0] && 'Its fame is not beyond dispute, either.',
      ]);
    case 'scenes':
      return together([
        film && !film.iconicScene.spoiler
          ? film.iconicScene.text
          : 'Its best-known moment would give too much away, so take another one.',
        places[0]?.text,
        craft[0]?.text,
      ]);
    default:
      return together([film?.reception, context[0]]);
  }
}

const list = (items: readonly string[]): string =>
  items.length < 2 ? (items[0] ?? '') : `${items.slice(0, -1).join(', ')} and ${items.at(-1)}`;
