import { listed } from './listed.ts';

/** Never in a comment: praise, verdicts, the person, and the vague. */
export const BANNED = listed(`
great, excellent, amazing, awesome, brilliant, perfect, love this, insightful, interesting, well done, good job, nice, keep it up, thoughtful, impressive, wonderful, fantastic, smart, clever, superb, bravo, congratulations, proud of you,
more detail, more details, sorry, apologise, apologize, grammar, spelling, score, rubric, criteria, reader
`);
