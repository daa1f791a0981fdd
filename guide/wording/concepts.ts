import type { ObjectiveWords } from './table.ts';

/** What is asked of an idea, by objective. */
export const CONCEPTS: Record<string, ObjectiveWords> = {
  'general-discussion': {
    open: [
      'What bothers you about {idea}, if anything?',
      'When did you last catch {idea} at work, in yourself or in someone near you?',
      'If {idea} were false, what would you notice first?',
      'Who first made you think of {idea}, and did you believe them?',
      '{case}: people bring that up when they speak of {idea}. What case would you bring?',
    ],
    narrow: [
      'Choose one to start: a time {idea} helped, or a time it misled. Which have you got?',
      'Two cases to choose from: {place}, or {place2}. Which shows it better?',
      'Yourself or other people: where do you see it more easily?',
    ],
    anchor: [
      'Give me one case of it: who, where, and what happened?',
      'Make it one afternoon, one person, one choice. What did it look like?',
      'Would {place} be a case of what you mean, or of something else?',
    ],
    point: [
      'You have a case. What does it tell you about {idea} itself?',
      'So what follows from that for the idea: does it hold, bend or break?',
      'Suppose that is typical. What would you then claim?',
    ],
    link: [
      'Which part of the case is {idea}, and which part only looks like it?',
      'Give me the step between: how do you get from {anchor} to {point}?',
      'Could the same thing have happened without {idea}, and what tells you?',
    ],
    test: [
      '{limit} How does your view fare there?',
      'What would someone who distrusts {idea} say to that, at their best?',
      'Has your view of it moved while you wrote, and what moved it?',
      'Take this: {placeText} Does that fit what you said, or does it need another word?',
    ],
    extend: [
      'If that is right, what should we stop doing?',
      'What question about {idea} have you never heard asked?',
      '{debate}',
      'Where would you draw the line between {idea} and {concept}?',
    ],
    where: [
      'A case to look at: {placeText} Which part of it is the idea?',
      'Somewhere to look: the last decision you were sure of. Where might {idea} have had a hand in it?',
      'Look at the people who gain when {idea} is believed. What do they gain?',
    ],
    contrast: [
      'Is {idea} a description of what people do, or advice on what to do?',
      'Does it name a mistake, or a sensible shortcut that sometimes fails?',
      'Is it about one mind, or about many together?',
    ],
    half: [
      'Half a thought, to finish or to cross out: it explains so much that it may explain nothing, unless … Unless what?',
      'Finish this or cross it out: you know it is at work when …, and not merely when … How does it go?',
    ],
    carry: [
      'To take with you: one day of watching for the idea, and one note of a time it was not there.',
      'To take with you: the case you would use to explain it, and the case you would keep quiet about.',
    ],
  },

  'recall-key-facts': {
    open: [
      'What has to be true of a situation before {idea} applies to it?',
      'Say what {idea} means without using its own words. What is left?',
      '{factQuestion}',
      'Where does {idea} come from, and what was it first meant to explain?',
      'What is {idea} most often confused with, and what tells them apart?',
    ],
    narrow: [
      'Start with one half: what sets it going, or what it leads to. Which can you name?',
      'A definition or an example: which comes more readily for {idea}?',
      'Take {place}. Would you call that an example of the idea, or not?',
    ],
    anchor: [
      'What example of it could a stranger check?',
      'Which person, experiment or case goes with it?',
      'Which detail would have to be there for it to count as {idea}?',
    ],
    point: [
      'You have the pieces. What does the idea say about them?',
      'So in one sentence, what does {idea} claim?',
      'Which of those facts is the one the idea cannot do without?',
    ],
    link: [
      'Name the cause: what makes the one lead to the other?',
      'Why does {anchor} count as {idea}, and not just as bad luck?',
      'Which step comes between the start and the result?',
    ],
    test: [
      'People say: {belief}. What is wrong with that, if anything?',
      'Which part of your definition could be dropped, and which could not?',
      'Give me something that looks like {idea} and is not. What is missing in it?',
      '{factQuestion}',
    ],
    extend: [
      'What do most people get wrong about it, and why that?',
      'What would count as evidence that {idea} was not at work after all?',
      'Where does {idea} end and {concept} begin?',
      'Put this to a case you know: {test}',
    ],
    where: [
      'A place to look: {placeText} Which part of it is the idea?',
      'Look at the name itself. What does each word of it rule out?',
      'Begin with the opposite: what would a world without {idea} look like?',
    ],
    contrast: [
      'Is it about what happens, or about how we judge what happens?',
      'Does it need two people, or is one enough, and what makes you say so?',
      'Is it {idea}, or rather {concept}, and what would tell them apart?',
    ],
    half: [
      'The first half: {definitionStart} … How would you complete it in your own words?',
      'Finish this or cross it out: it applies whenever …, and stops applying once … What goes in?',
    ],
    carry: [
      'To take with you: say it once to somebody without its name, and see whether they guess it.',
      'To take with you: one example of your own, and one near miss.',
    ],
  },

  'critical-thinking': {
    open: [
      'When would {idea} mislead someone who took it to heart?',
      'What is the best counter-example to {idea} that you know?',
      'It is held that {claim}. Under what conditions would you stop believing it?',
      'What is the strongest thing you could say against {idea}?',
      'Who uses {idea} to win arguments, and is that fair?',
    ],
    narrow: [
      'Two doubts to choose from: it is not true, or it is true and of little use. Which is nearer to yours?',
      'Take {place}, or {place2}: which of the two is weaker evidence for it?',
      'Would you sooner attack the evidence, or the conclusion drawn from it?',
    ],
    anchor: [
      'Give me one that could be checked: which case makes you say so?',
      'Which situation do you have in mind?',
      'Think of {place}: is that for you here, or against you?',
    ],
    point: [
      'Take a side: does the idea hold there, or not?',
      'You have the case. What is your judgment?',
      'If that case stood alone, what would you conclude from it?',
    ],
    link: [
      'How does {anchor} count against the idea, and not just against one use of it?',
      'What has to be assumed for that case to prove anything?',
      'Someone grants your case and denies the conclusion. Which step do they refuse?',
    ],
    test: [
      '{limit} Does that support you or trouble you?',
      'What is the strongest reply a defender of {idea} could make?',
      'What would make you give up {thesis}?',
      'People say: {belief}. Does your objection hit the idea, or only that version of it?',
    ],
    extend: [
      'What would you put in its place, and how would that one fail?',
      '{debate}',
      'If {idea} is the wrong tool for this, what else would you reach for?',
      'Who would lose if you were right?',
    ],
    where: [
      'A place to look: the edge. {limit} What fails there?',
      'A case to look at: {placeText} What does it prove, and what does it leave open?',
      'Look at the word that does most of the work in it. What does that word take for granted?',
    ],
    contrast: [
      'Does {idea} fail because people are not like that, or because the world is not?',
      'Say which, with a case: is the objection that it is wrong, or that it is used wrongly?',
      'Is it weaker with few cases, or with many, and what makes you think so?',
    ],
    half: [
      'Half an argument, to finish or to cross out: it predicts that …, but in the case I know … How does it go on?',
      'Finish this or cross it out: I would believe it, if only somebody had tested whether … Whether what?',
    ],
    carry: [
      'To take with you: the next time somebody invokes it, ask what would count against it.',
      'To take with you: one case for it and one against, kept side by side until one gives way.',
    ],
  },

  'perspective-empathy': {
    open: [
      'To whom would {idea} sound cruel, and to whom comforting?',
      'Who gains when people believe in {idea}, and who pays?',
      'Explain {idea} to someone it hurts. Where would they interrupt you?',
      'Whose behavior does {idea} excuse, and what would the others in the room say?',
      'Think of {place}. How did it look to the person with least say in it?',
    ],
    narrow: [
      'Choose a side: the one who decides, or the one who is decided about. Which do you take?',
      'Fear or pride: which of the two makes people vulnerable to {idea}?',
      'Someone older than you, or someone younger: who would object more to it?',
    ],
    anchor: [
      'Give that person a name and a day. What do they do that shows it?',
      'Which moment in a real case makes you think of them?',
      'Take {place}: who stands where you mean?',
    ],
    point: [
      'What does that person want, that the idea has no word for?',
      'From where they stand, is the idea true?',
      'What would they call it, if they never heard the name?',
    ],
    link: [
      'What in {anchor} tells you what they wanted, rather than what they were told to do?',
      'How does that act lead you to the fear behind it?',
      'Might they have done the same for a better reason, and what rules it out?',
    ],
    test: [
      'Now the other side of the table: how would they tell the same case?',
      'Who in your example would say that the idea misses the point, and why?',
      'Take this: {placeText} Whose view is left out of that?',
      'Does {idea} look different from below than from above, and what changes?',
    ],
    extend: [
      'What can we not know about the people in it, and does the idea need to know?',
      'If the one who pays for it could rewrite {idea}, what would it say?',
      '{debate}',
      'Who would you trust to apply {idea} to you?',
    ],
    where: [
      'Somewhere to look: {placeText} Who is in it without being asked?',
      'Somewhere to look: whoever has to clean up afterwards. What do they see?',
      'Look for the one person in the case who knew better. Why did they say nothing?',
    ],
    contrast: [
      'Are they mistaken, or are they protecting something?',
      'Is it comfort they want from the idea, or an excuse, and what tells you?',
      'Say which, and what shows it: would they rather be right, or be left alone?',
    ],
    half: [
      'The first words of somebody’s thought, to go on with or cross out: Easy for you to say, since I … Who speaks, and how does it go on?',
      'Finish this or cross it out: from where I stood, the sensible thing was to … Who says it?',
    ],
    carry: [
      'To take with you: one person in your week to whom the idea would sound different.',
      'To take with you: the sentence that person would add to the definition.',
    ],
  },

  application: {
    open: [
      'Think of one time when {idea} was at work on you. What happened?',
      'Take one decision of this month. Where does {idea} come into it, and where does it stay out?',
      'Put this to a case of your own: {test}',
      'When did {idea} last cost you something, and would knowing it have helped?',
      'Where would you use {idea} on Monday, and what would tell you it worked?',
    ],
    narrow: [
      'Work, home or study: pick one, and name a moment. What happened?',
      'Once when you fell for it, or once when you saw it coming: which is nearer?',
      'Money, time or people: in which of the three does {idea} catch you?',
    ],
    anchor: [
      'Make it one case: who was there, when was it, what was done?',
      'What did you do first, and what next, on that day?',
      'Which exact moment was {idea}, and not the day around it?',
    ],
    point: [
      'You have the episode. What does it show about the idea?',
      'What would you have done, had you thought of {idea} at the time?',
      'Did the idea help you there, or only explain it afterwards?',
    ],
    link: [
      'Which part of your case shows the idea, and which would have gone the same way without it?',
      'How does {anchor} come from {idea}, and not from plain tiredness or luck?',
      'What in the story would change if you took the idea out?',
    ],
    test: [
      'Which part of the case does not fit {idea}?',
      '{limit} Was any of that true in your case?',
      'Where would acting on it have done harm?',
      'Your case went one way. Who do you know for whom it went the other, and why?',
    ],
    extend: [
      'How would you rewrite {idea} in one line, so that it fits what you saw?',
      'What does your case show that a textbook would leave out?',
      'Who would abuse that rule, and how would you notice?',
      'Put {concept} beside it: which of the two explains your case with less?',
    ],
    where: [
      'Begin with the part of the idea that is easiest to see. {exampleText} Where is yours?',
      'Begin with the last thing you regretted buying, saying or skipping. What was it?',
      'Begin with the last decision that {idea} may have had a hand in. Which one was it?',
    ],
    contrast: [
      'Two settings: a store, or a meeting. In which would you spot it sooner?',
      'Was it you who did it, or was it done to you?',
      'Did you notice at the time, or only later, and what made you see it?',
    ],
    half: [
      'The start of a plan, to finish or cross out: when I next notice …, I will first … What goes in?',
      'Finish this or cross it out: I knew about it, and still I …, because … How does it go on?',
    ],
    carry: [
      'To take with you: one if-then with a day on it.',
      'To take with you: a note of the next time it does not fit. That one teaches more.',
    ],
  },

  'knowledge-synthesis': {
    open: [
      'What other idea does {idea} explain, or quarrel with?',
      'Put {idea} next to {concept}: the same shape, or opposites?',
      'Which two cases would look unrelated to someone who did not know {idea}?',
      'Which idea is closest to {idea}, and what tells the two apart?',
      'Which book or film have you met that could be retold as a story about {idea}?',
    ],
    narrow: [
      'I put down one side: {concept}. What have they in common, cause or result?',
      'Choose a partner for {idea}: something from nature, or something from work. Which?',
      'A friend of the idea, or an enemy of it: which can you name?',
    ],
    anchor: [
      'What is one particular from each of the two?',
      'Which case stands for the one idea, and which for the other?',
      'One side is there. What exactly answers to it on the other?',
    ],
    point: [
      'You have both. What do they say together?',
      'What is the ground they share?',
      'Which of the two explains the other, in your view?',
    ],
    link: [
      'On what ground do you join them: the same cause, the same result, the same cure?',
      'How does {anchor} belong to both?',
      'What would you lose by calling them one idea?',
    ],
    test: [
      'What does the pair show that neither shows alone?',
      'Take this: {placeText} Which of your two ideas has the better claim to that?',
      'Where do they give opposite advice?',
      'Both explain your case. Which would you drop first, and why?',
    ],
    extend: [
      'Where does the comparison break, and what does the break tell you?',
      'What third idea would cover both?',
      '{debate}',
      'Does {concept2} belong with them, or does it not fit?',
    ],
    where: [
      'A second thing to hold against it: {concept}. What do both assume about people?',
      'Look for something quite different with the same result. What comes to mind?',
      'Take a case: {placeText} Which other idea could claim it?',
    ],
    contrast: [
      'The same cause, or only the same result: which do the two share?',
      'Do they agree on what goes wrong, or on what to do about it?',
      'Is one a special case of the other, or are they only related, and what tells you?',
    ],
    half: [
      'A frame to fill or to cross out: both …, but only {idea} … What goes in?',
      'Finish this or cross it out: where the one ends, namely at …, the other begins … Where?',
    ],
    carry: [
      'To take with you: the pair in one sentence with the word but in it, and a third case to try it on.',
      'To take with you: one piece of news this week that both ideas would explain differently.',
    ],
  },
};
