/** What the reader would like: the course is theirs. */
import type { Vectors } from '../language/vectors.ts';
import type { UnderstoodSentence } from '../understanding/understanding.ts';
import { fitting, introduce, tell } from './answers.ts';
import { bearing } from './bearing.ts';
import { summarise } from './close.ts';
import type { Draft } from './draft.ts';
import { mayHear, reach } from './gate.ts';
import { moveAskOut, rivals, sayRemark, sayWithQuestion } from './give.ts';
import { askLine, lineOf, nextLines } from './lines.ts';
import { simplerAnswer } from './simpler.ts';

export function grant(draft: Draft, wish: UnderstoodSentence, vectors: Vectors): boolean {
  switch (wish.act) {
    case 'wish_summary':
      summarise(draft, true);
      return true;
    case 'wish_hint':
      return hint(draft, vectors);
    case 'wish_another':
      return another(draft, vectors);
    case 'wish_simpler':
      return simpler(draft);
    case 'wish_explain':
      return explain(draft, wish, vectors);
    case 'wish_challenge':
      return challenge(draft, wish, vectors);
    case 'wish_topic':
      return topic(draft, wish, vectors);
    case 'wish_material':
      return material(draft, wish, vectors);
    case 'wish_pause':
      draft.move = 'pause';
      draft.word('pause');
      return true;
    default:
      return false;
  }
}

export function another(draft: Draft, vectors: Vectors): boolean {
  const line = nextLines(draft, vectors)[0];
  draft.move = 'line';
  draft.word('another');
  if (line) askLine(draft, line);
  else {
    draft.word('open_ask');
    moveAskOut(draft);
  }
  return true;
}

/** Where to look; two to choose from; half a thought; then it is enough. */
export function hint(draft: Draft, vectors: Vectors): boolean {
  const { state, work } = draft.now;
  const line = lineOf(work, state.ask?.line ?? state.line);
  const rung: number = state.hint;
  const text = line?.hints[rung];
  draft.move = 'hint';
  if (line && text && rung < 3) {
    draft.hint = (rung + 1) as 1 | 2 | 3;
    draft.line = line.id;
    draft.word(rung === 0 ? 'hint' : rung === 1 ? 'hint_two' : 'hint_half');
    sayWithQuestion(draft, text, line.id);
    if (!draft.ask && state.ask) draft.ask = state.ask;
    return true;
  }
  const thing = state.ask?.thing ?? state.thing;
  const remark = thing
    ? work.remarks.find(
        (one) => one.thing === thing && !draft.has(one.key) && mayHear(one.from, reach(state, work, [thing])),
      )
    : undefined;
  if (remark && rung < 3) {
    draft.hint = (rung + 1) as 1 | 2 | 3;
    draft.thing = remark.thing;
    draft.word('hint').say(remark.remark.says, remark.key);
    draft.ask = state.ask;
    return true;
  }
  draft.word('hint_out');
  const next = nextLines(draft, vectors)[0];
  if (next) askLine(draft, next);
  return true;
}

export function simpler(draft: Draft): boolean {
  const { state } = draft.now;
  draft.move = 'simpler';
  draft.manner = { plain: true };
  draft.word('simpler');
  return simplerAnswer(draft) || saidAgain(draft, state.ask?.plain ?? state.ask?.text ?? null);
}

function saidAgain(draft: Draft, text: string | null): boolean {
  const { ask } = draft.now.state;
  if (!text || !ask) {
    draft.word('open_ask');
    moveAskOut(draft);
    return true;
  }
  draft.asks(text, { line: ask.line, thing: ask.thing });
  draft.line = ask.line;
  return true;
}

/** More of what was just spoken of, from a side not yet shown. */
function explain(draft: Draft, wish: UnderstoodSentence, vectors: Vectors): boolean {
  const { state, work } = draft.now;
  const match = fitting(draft, wish);
  if (match) return tell(draft, match.answer);
  const thing =
    wish.things.find(({ sure }) => sure >= 0.6)?.thing ?? state.thing ?? state.ask?.thing ?? state.recent[0];
  const known = thing
    ? work.remarks.filter(
        (one) => one.thing === thing && !draft.has(one.key) && mayHear(one.from, reach(state, work, [thing])),
      )
    : [];
  const remark = known.find(({ remark: { side } }) => side === 'effect' || side === 'fact') ?? known[0];
  draft.move = 'explain';
  if (remark) {
    draft.thing = remark.thing;
    if (!state.used.includes(`is:${remark.thing}`) && state.thing !== remark.thing)
      draft.say(work.things.get(remark.thing)?.is ?? '', `is:${remark.thing}`);
    draft.say(remark.remark.says, remark.key).asks(remark.remark.asks, { thing: remark.thing });
    return true;
  }
  const line = lineOf(work, state.line ?? state.ask?.line ?? null);
  const next = line?.probes.findIndex((_, at) => !draft.has(`probe:${line.id}/${at}`)) ?? -1;
  if (line && next >= 0) {
    draft.used.push(`probe:${line.id}/${next}`);
    draft.line = line.id;
    sayWithQuestion(draft, line.probes[next] as string, line.id);
    return true;
  }
  draft.word('unknown_meaning');
  return another(draft, vectors);
}

/** The other side: what the work itself holds against it, or a reader who disagrees. */
function challenge(draft: Draft, wish: UnderstoodSentence, vectors: Vectors): boolean {
  const { state, work } = draft.now;
  const sentences = draft.now.heard.sentences;
  draft.word('challenge');
  const line = lineOf(work, state.line ?? state.ask?.line ?? null);
  if (line?.counter.says && !draft.has(`counter:${line.id}`)) {
    draft.move = 'counter';
    draft.line = line.id;
    draft.say(line.counter.says, `counter:${line.id}`).asks(line.counter.asks, { line: line.id });
    return true;
  }
  const about = bearing(draft, sentences, vectors).concat(
    state.recent[0]
      ? bearing(
          draft,
          [{ ...wish, things: [{ thing: state.recent[0], start: 0, end: 0, sure: 1, how: 'name' }] }],
          vectors,
        )
      : [],
  );
  const against =
    about.find(
      ({
        remark: {
          remark: { side },
        },
      }) => side === 'against',
    ) ??
    about.find(
      ({
        remark: {
          remark: { side },
        },
      }) => side === 'tension' || side === 'readers',
    );
  if (against) {
    sayRemark(draft, against.remark, true);
    draft.move = 'counter';
    return true;
  }
  if (line && rivals(draft, line)) return true;
  draft.move = 'counter';
  draft.word('nothing_against');
  moveAskOut(draft);
  return true;
}

/** They say where to go. */
export function topic(draft: Draft, wish: UnderstoodSentence, vectors: Vectors): boolean {
  draft.move = 'topic';
  const thing = wish.things.find(({ sure }) => sure >= 0.5)?.thing;
  if (thing) return goTo(draft, thing, wish, vectors);
  const match = fitting(draft, wish);
  if (match) return tell(draft, match.answer);
  const { work } = draft.now;
  const general = work.general
    ? bearing(draft, [{ ...wish, things: wish.general }], vectors, work.general)[0]
    : undefined;
  const near = bearing(draft, [wish], vectors)[0] ?? (general && general.score > 0.6 ? general : undefined);
  draft.word('topic');
  if (near) {
    sayRemark(draft, near.remark, true);
    return true;
  }
  draft.parts.pop();
  draft.word('topic_unknown');
  moveAskOut(draft);
  return true;
}

export function goTo(
  draft: Draft,
  thing: string,
  sentence: UnderstoodSentence | null,
  vectors: Vectors,
): boolean {
  const { work, state } = draft.now;
  draft.word('topic');
  const reached = reach(state, work, [thing]);
  const best =
    (sentence
      ? bearing(
          draft,
          [{ ...sentence, things: [{ thing, start: 0, end: 0, sure: 1, how: 'name' }] }],
          vectors,
        )
      : []
    ).find(({ remark }) => remark.thing === thing)?.remark ??
    work.remarks.find(
      (one) =>
        one.thing === thing &&
        !draft.has(one.key) &&
        mayHear(one.from, reached, work.things.get(thing)?.from),
    );
  if (best) sayRemark(draft, best, true);
  else introduce(draft, thing, vectors, sentence);
  draft.move = 'topic';
  return true;
}

/** How the guide is to talk from here on. */
export function heedManner(draft: Draft, { text }: UnderstoodSentence): void {
  draft.move = 'manner';
  if (/\b(?:short|brief|concise|long|less words|fewer words|tl;?dr)/i.test(text)) {
    draft.manner = { brief: true };
    draft.word('brief');
    return;
  }
  if (/\b(?:question|asking|ask me|interview|quiz)/i.test(text)) {
    draft.manner = { noQuestions: true };
    draft.word('no_questions');
    return;
  }
  if (/\b(?:simpl|plain|easier|jargon|big words|fancy|like i'?m)/i.test(text)) {
    draft.manner = { plain: true };
    draft.word('plainly');
    return;
  }
  if (
    /\b(?:english|german|deutsch|french|spanish|polish|turkish|arabic|chinese|language|auf|en español)\b/i.test(
      text,
    )
  ) {
    draft.word('one_language');
    return;
  }
  draft.word('just_tell');
}

const FIVE = 5;

/** Something to take elsewhere: questions for a club, the idea in a paragraph. */
function material(draft: Draft, wish: UnderstoodSentence, vectors: Vectors): boolean {
  const { work } = draft.now;
  draft.move = 'material';
  const simple = [...work.answers.values()].find(({ sort }) => sort === 'simply' || sort === 'definition');
  const example = [...work.answers.values()].find(({ sort }) => sort === 'practice');
  if (work.kind === 'concept' && simple && !/\bquestions?\b/i.test(wish.text)) {
    draft.word('material').say(simple.says, `a:${simple.id}`);
    if (example) draft.say(example.says, `a:${example.id}`);
    return true;
  }
  const isOfQuestions = /\b(?:questions?|discuss\w*|club|prompts?)\b/i.test(wish.text);
  const wanted = isOfQuestions ? null : (fitting(draft, wish)?.answer ?? example);
  if (wanted) return tell(draft, wanted);
  const lines = nextLines(draft, vectors).slice(0, FIVE);
  if (lines.length === 0) return another(draft, vectors);
  draft.word('material');
  draft.say(
    lines
      .map(({ ask, id }, at) => {
        draft.used.push(`given:${id}`);
        return `${at + 1}. ${ask[0]}`;
      })
      .join('\n'),
  );
  return true;
}
