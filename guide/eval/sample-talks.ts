import { knowledgeOf } from '#catalogue/knowledge.ts';
import { objectiveOf, ownObjective } from '#catalogue/objectives.ts';
import type { Kind } from '#contract/kinds.ts';
import type { Talk, Turn } from '../types.ts';

/** A talk as the tests need it: a work, an objective, and what the guide asked last. */
export function talkAbout(
  kind: Kind,
  title: string,
  creator: string,
  objective: string,
  question: string,
  earlier: readonly Turn[] = [],
): Talk {
  return {
    subject: { kind, title, creator, knowledge: knowledgeOf({ kind, title, creator }) },
    objective: objectiveOf(kind, objective) ?? ownObjective(objective),
    turns: [...earlier, { role: 'guide', text: question }],
    seed: title,
  };
}

export const mockingbird = talkAbout(
  'book',
  'To Kill a Mockingbird',
  'Harper Lee',
  'Critical Thinking',
  "Does Atticus's rule about climbing into someone's skin hold up across the whole novel?",
);

export const gatsby = talkAbout(
  'book',
  'The Great Gatsby',
  'F. Scott Fitzgerald',
  'Critical Thinking',
  'Is Nick a narrator we can trust?',
);

export const starryNight = talkAbout(
  'artwork',
  'The Starry Night',
  'Vincent van Gogh',
  'Artistic Techniques',
  "How does van Gogh's brushwork shape the mood of the sky?",
);

export const sunkCost = talkAbout(
  'concept',
  'Sunk cost fallacy',
  'Exploration',
  'Application',
  "When did you last keep going because of what you'd already spent?",
);

/** A work no catalogue holds. */
export const unknownBook = talkAbout(
  'book',
  'The Lantern Clerk',
  'I. Varga',
  'General Discussion',
  'What stayed with you from it?',
);

export const bookMenu = talkAbout(
  'book',
  'Beloved',
  'Toni Morrison',
  'General Discussion',
  [
    'Where shall we begin with Beloved?',
    '1️⃣ A moment: one scene or line you can still see, and why that one.',
    '2️⃣ A person: step inside Sethe at the hardest point.',
    '3️⃣ A quarrel: where you and Morrison part ways.',
    '4️⃣ A use: one thing you would do differently because of it.',
    '5️⃣ A link: set it beside another book, idea or year of your life.',
  ].join('\n'),
);
