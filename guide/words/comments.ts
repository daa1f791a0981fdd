/**
 * What comments say. The move a reader made, named in our words, and a next step where no line has its own.
 * No quotations, no praise, one step; at most 45 words together.
 */
import type { Rating } from '#contract/kinds.ts';

type Made = Rating | 'borrowed' | 'language' | 'echo' | 'short' | 'quotation';

export const MOVES_MADE: Record<Made, readonly string[]> = {
  excellent: [
    'A reading, what it rests on, and then a step past it.',
    'The view is grounded, and it has been put to a test.',
    'From a particular to its meaning, and on to where that stops.',
    'Here a reason carries the point, and a second thought answers it.',
    'You held your own reading against something that could change it.',
    'The step from the work to the view is shown, and so is its limit.',
    'Two sides are in view, and the weight between them is yours.',
    'What you saw, what you take from it, and what it leaves in doubt are all here.',
  ],
  good: [
    'A view with something of the work under it, and the way from one to the other.',
    'You say what you think, where it comes from, and how it follows.',
    'The particular you chose does carry the point.',
    'From a detail you drew something that is not on the page.',
    'This is a reading with its reason.',
    'You went from what is there to what it does.',
    'The inference is your own, and one can follow it.',
    'A claim, a place it stands on, and the link between them.',
  ],
  fair: [
    'Part of an answer is here.',
    'There is something to build on.',
    'One half of it stands.',
    'A beginning that could go on.',
    'So far one thing is named and the rest is still to come.',
    'This answers the question, and stops where it would become your own.',
    'You have the what; the why is still open.',
    'A view, or a fact, and not yet both.',
  ],
  needs_improvement: [
    'No view of the question shows yet.',
    'This could be said of many works.',
    'What you make of it is not here yet.',
    'The question is still waiting.',
    'Nothing particular stands in this yet.',
    'So far there is no thought one could ask why about.',
    'This stays beside the question.',
    'A first step is still to come.',
  ],
  borrowed: [
    'These are words from elsewhere rather than your own.',
    'That is what can be looked up.',
    'An outline, and not yet a view.',
    'This reports what others wrote.',
  ],
  language: [
    'A real attempt, which I cannot follow closely in this language.',
    'I cannot read this closely, so I only note that you took it up.',
  ],
  echo: [
    'The question comes back here in its own words.',
    'These are mostly the words you were asked with.',
    'That hands the thought back as it was.',
  ],
  short: [
    'Too few words to see a view in them.',
    'That points somewhere, and stops.',
    'A word or two, and no sentence yet.',
  ],
  quotation: [
    'A line of the work, well remembered, and no word of your own beside it.',
    'You chose a quotation.',
  ],
};

export const NEXT_STEPS: Record<Rating, readonly string[]> = {
  excellent: [
    'Next, say what somebody would have to show you to change your mind.',
    'To go on, find the consequence of it you would like least.',
    'Try it on another place, one where it ought to fail.',
    'Put the whole of it into one sentence that could turn out wrong.',
    'Ask who would lose if you were right.',
    'Next, look for the assumption under it that you have not named.',
  ],
  good: [
    'Next, look for one place that points the other way.',
    'Now say where it stops being true.',
    'Put the best case of somebody who disagrees.',
    'Ask what you are taking for granted in it.',
    'Say whether you always saw it so, and what moved you.',
    'Set it beside another work or a day of your own, and see what changes.',
  ],
  fair: [
    'Choose one moment it rests on, and say what it shows.',
    'Add the step between what you saw and what you think.',
    'Say what makes you think so, with one place.',
    'Name one particular that belongs to this work alone.',
    'Say in one clause why that is so, in your own view and not the plot’s.',
    'Pick the detail that decides it for you, and say how.',
  ],
  needs_improvement: [
    'Start with one thing you remember, and what you noticed about it.',
    'Name one place in it, and one thing you think about that.',
    'Say in one sentence what you would answer, right or wrong.',
    'Choose the part that stayed, and say what it did.',
    'Begin with a detail nobody else would pick.',
    'Say which part you would argue with.',
  ],
};
