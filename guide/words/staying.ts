/**
 * Questions that stay with what somebody said of a work nobody here holds, by what they spoke of. They go further into
 * the very thing, and fit whatever it was.
 */
import type { About } from '../understanding/understanding.ts';

export const STAYING: Record<About, readonly string[]> = {
  person: [
    'Where did you first see that in them?',
    'What would they say, if they heard you say it?',
    'What do they do that does not fit with that?',
    'Who in it sees them otherwise?',
  ],
  moment: [
    'What comes just before it, and does that change it?',
    'What would be missing, if that were cut?',
    'From how near is it told: are we inside, or looking on?',
    'What did you expect there instead?',
  ],
  choice: [
    'What else could have been done there, and at what price?',
    'Who pays for it?',
    'Was there a moment when it could still have gone the other way?',
  ],
  ending: [
    'What does it leave open, and would you want that closed?',
    'Which earlier place does it answer?',
    'Would a different last moment have been more true, or only kinder?',
  ],
  opening: [
    'What did it promise you, and was that kept?',
    'What do you know after it that you wish you did not?',
  ],
  craft: [
    'What does that way of doing it let you see that another would hide?',
    'Where else is it done so, and where, on purpose, not?',
    'What would have been lost, had it been done the usual way?',
    'Did you notice it at once, or only afterwards?',
  ],
  idea: [
    'Where would it stop being true?',
    'Who would disagree with you, and what would they point to?',
    'What in it brought you to that?',
    'What follows, if that is right?',
  ],
  self: [
    'What in it brought that up?',
    'Does it see that the way you do?',
    'Did it tell you something about that, or only remind you?',
  ],
  world: [
    'How much of that does it say, and how much do you bring along?',
    'Would it be told the same way today?',
    'Whose side of that is not shown?',
  ],
  comparison: [
    'Where do the two part ways?',
    'Which of them would you keep, if it had to be one, and why that one?',
  ],
  whole: [
    'Which one place would you show to somebody who doubts that?',
    'When did you first think so?',
    'What speaks against it?',
  ],
  look: [
    'What is next to it, and does that change it?',
    'Did you see that first, or only after a while?',
    'What would happen to the rest, if that were covered?',
    'How was it done, as far as you can tell?',
  ],
  maker: ['Where in the work itself would one see that?', 'Does knowing that change what you saw?'],
};
