/** A text with slots in braces. */
export type Template = string;

/** One way into a work: the line people see, and the objective it stands for. */
export type Door = {
  line: Template;
  otherwise?: Template;
  objective: string;
  /** A film's question, answered from what is known. */
  preset?: string;
};
export type Menu = readonly Door[];

/** Two sets for each kind, in the same order of objectives: the second is for a returning reader. */
export const CONCEPT_MENUS: readonly [Menu, Menu] = [
  [
    { line: 'Pin it down: say what it means without using its own words.', objective: 'recall-key-facts' },
    {
      line: 'Catch it at work: one moment this month when it was in the room with you.',
      objective: 'application',
    },
    { line: 'Push on it: when does it mislead, and whom?', objective: 'critical-thinking' },
    {
      line: 'Stand elsewhere: who gains by it, who pays, who would object?',
      objective: 'perspective-empathy',
    },
    {
      line: 'Join it up: which other idea does it explain, or quarrel with?',
      objective: 'knowledge-synthesis',
    },
    { line: 'Open talk: start from whatever bothers you about it.', objective: 'general-discussion' },
  ],
  [
    { line: 'Define it by what it is not.', objective: 'recall-key-facts' },
    { line: 'The last time it cost you something.', objective: 'application' },
    { line: 'Its best counter-example.', objective: 'critical-thinking' },
    { line: 'Explain it to someone it hurts.', objective: 'perspective-empathy' },
    { line: 'Its nearest neighbor, and the fence between them.', objective: 'knowledge-synthesis' },
    { line: 'A question you have never heard asked about it.', objective: 'general-discussion' },
  ],
];

export const STORY_MENUS: readonly [Menu, Menu] = [
  [
    {
      line: 'A moment: one scene or line you can still see, and why that one.',
      objective: 'general-discussion',
    },
    {
      line: 'A person: step inside {person} at the hardest point.',
      otherwise: 'Someone in it: step inside them at the hardest point.',
      objective: 'perspective-empathy',
    },
    { line: 'A quarrel: where you and {maker} part ways.', objective: 'critical-thinking' },
    { line: 'A use: one thing you would do differently because of it.', objective: 'application' },
    {
      line: 'A link: set it beside another book, idea or year of your life.',
      objective: 'knowledge-synthesis',
    },
  ],
  [
    { line: 'The page you would read aloud.', objective: 'general-discussion' },
    { line: 'The person you liked least, from inside.', objective: 'perspective-empathy' },
    { line: 'The sentence you would cross out.', objective: 'critical-thinking' },
    { line: 'Advice from it you ignored.', objective: 'application' },
    { line: 'The book it would stand next to, and why.', objective: 'knowledge-synthesis' },
  ],
];

/** Books that argue: a claim takes the place of a person. */
export const ARGUMENT_MENUS: readonly [Menu, Menu] = [
  [
    {
      line: 'A moment: one page or example you can still see, and why that one.',
      objective: 'general-discussion',
    },
    { line: 'A claim: the one sentence everything else rests on.', objective: 'recall-key-facts' },
    { line: 'A quarrel: where you and {maker} part ways.', objective: 'critical-thinking' },
    { line: 'A use: one thing you would do differently because of it.', objective: 'application' },
    {
      line: 'A link: set it beside another book, idea or year of your life.',
      objective: 'knowledge-synthesis',
    },
  ],
  [
    { line: 'The page you would read aloud.', objective: 'general-discussion' },
    { line: 'The claim you would put on the cover.', objective: 'recall-key-facts' },
    { line: 'The sentence you would cross out.', objective: 'critical-thinking' },
    { line: 'Advice from it you ignored.', objective: 'application' },
    { line: 'The book it would stand next to, and why.', objective: 'knowledge-synthesis' },
  ],
];

export const ARTWORK_MENUS: readonly [Menu, Menu] = [
  [
    {
      line: 'Just look: where your eye lands first, and what sends it there.',
      objective: 'general-discussion',
    },
    {
      line: 'What it means: one object or gesture you would miss if it were gone.',
      objective: 'themes-symbolism',
    },
    { line: 'How it’s made: line, light, color, material, scale.', objective: 'techniques' },
    { line: 'Its world: who made it for whom, and where it hung.', objective: 'movement-context' },
    { line: 'You and it: what it stirs, and which part does it.', objective: 'personal-reflection' },
  ],
  [
    { line: 'A second look: the part your eye skipped the first time.', objective: 'general-discussion' },
    { line: 'The opposite meaning: what someone else might see in it.', objective: 'themes-symbolism' },
    { line: 'One square inch of it, as closely as you can.', objective: 'techniques' },
    { line: 'The first people who stood before it, and what they thought.', objective: 'movement-context' },
    { line: 'Where in it you would stand, and why there.', objective: 'personal-reflection' },
  ],
];

export const WELCOMES: readonly Template[] = [
  '{title} by {creator} is before us. Choose a way in, or begin with a thought of your own.',
  'Welcome to {title} by {creator}. Choose a way in, or say what is on your mind.',
  'Let us talk about {title} by {creator}. Any of these is a start, and so is a thought of your own.',
  '{title} by {creator}: pick one of these, or say what is on your mind.',
  'We have {title} by {creator} to ourselves. Here are some ways to begin, or bring your own.',
];

export const CONCEPT_WELCOMES: readonly Template[] = [
  'Let us take {idea} apart and see what is in it. Any of these is a start.',
  'Today it is {idea}. Choose a way in, or begin with a thought of your own.',
  'Welcome. Let us talk about {idea}: pick one of these, or say what is on your mind.',
  'We have {idea} to ourselves. Choose a way in, or bring your own.',
];

/** Names the work before an opening question that does not name it. */
export const LEADS: readonly Template[] = [
  'We are with {title}.',
  'Let us open {title}.',
  '{title}, then.',
  'Today we talk about {title}.',
  'Our subject is {title}.',
];

/** When the reader named an objective of their own. */
export const OWN_AIM_LEADS: readonly Template[] = [
  'You want to look at {title} under a heading of your own: {aim}.',
  '{title}, then, and your own heading for it: {aim}.',
  'Your aim with {title}: {aim}. Let us take it from there.',
  'We have {title} before us, and your question: {aim}.',
];

export const OWN_AIM_QUESTIONS: readonly Template[] = [
  'Which {part} comes to mind first under that heading?',
  'Where in {it} did that question first come up for you?',
  'What would count as an answer, and where in {it} might it be?',
  'What do you already suspect, before we look?',
  'What has {place} to do with it, if anything?',
];

/** Where a second work was chosen: one question about the two. */
export const PAIR_QUESTIONS: readonly Template[] = [
  'Put {title} beside {other}. What do the two have in common, and where do they part?',
  'You have {title} and {other} before you. What does the one make you see in the other?',
  'Between {title} and {other}: what does each of them do that the other would never do?',
  '{title} and {other}, side by side. Where would somebody who knows only one of them be surprised by the other?',
];
