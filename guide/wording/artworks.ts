import type { ObjectiveWords } from './table.ts';

/** What is asked of an artwork, by objective. Looking comes before knowing. */
export const ARTWORKS: Record<string, ObjectiveWords> = {
  'general-discussion': {
    open: [
      'Stand in front of {title} for a moment. What is going on in it, and what do you see that makes you say that?',
      'What would you look at first in {maker}’s {title}, and what second?',
      'Take this: {placeText} What do you make of that in {title}?',
      'Give {title} half a minute. What do you see now that you did not see at first?',
      'If {title} made a sound, what would it be, and from which part would it come?',
    ],
    narrow: [
      'Choose a place to begin: {place}, or {place2}. Which holds you longer?',
      'Near the middle or near the edge: where do you look first?',
      'Color or shape: which of the two do you notice first?',
    ],
    anchor: [
      'Point to one part of it: what do you see that makes you say so?',
      'Where in the work is that strongest?',
      'Do you mean {place}, or something else in it?',
    ],
    point: [
      'You have seen it. What do you make of it?',
      'What does that part do to the rest?',
      'Cover it with your hand. What is missing now?',
    ],
    link: [
      'How does {anchor} bring you to {point}?',
      'Someone else sees the same and says the opposite. What makes you right?',
      'What is the step from what is there to what you make of it?',
    ],
    test: [
      'Take this: {placeText} Does that go with what you say, or against it?',
      'What in the work fits your view least?',
      'Has it changed while you looked, and what changed it?',
      'Where would somebody look who saw the opposite in it?',
    ],
    extend: [
      '{debate}',
      'What question would you ask {maker} that the work does not answer?',
      'If you could hang it anywhere, where would it say the most?',
      'What else have you seen that does something like it, and where does the likeness stop?',
    ],
    where: [
      'A place to look: {place}. What is next to it?',
      'Look at the four corners, one by one. What is the maker doing there?',
      'Half close your eyes. What is left?',
    ],
    contrast: [
      'Is it still, or about to move, and what tells you?',
      'Are we let in, or kept out, and which part does it?',
      'Set {place} beside {place2}. Which one leads, and which one follows?',
    ],
    half: [
      'Half a thought, to finish or to cross out: everything in it points to …, except … What goes in?',
      'Finish this or cross it out: it looks simple until one notices … Notices what?',
    ],
    carry: [
      'To take with you: look at it again tomorrow, and start from the part you did not mention.',
      'To take with you: describe it to someone in three sentences, and ask what they see.',
    ],
  },

  'recall-key-facts': {
    open: [
      'From memory: what is in the four corners of {title}?',
      'What do you know about when {title} was made, or why?',
      'Shut your eyes and go through {title} from left to right. What do you meet?',
      'How much of what you know about {maker}’s {title} can one see in it?',
    ],
    narrow: [
      'Colors or figures: what is one thing that is there?',
      'Take {place}. What is beside it?',
      'Above the middle, or below it: where can you name something?',
    ],
    anchor: [
      'A color, a thing, a place in it: what exactly is there?',
      'Which detail could a stranger check?',
      'What is next to that?',
    ],
    point: [
      'How do we know that: from the work, or from a record?',
      'You have the detail. Why does it matter that it is there?',
      'What would we not know without it?',
    ],
    link: [
      'How does {anchor} follow from when, where or for whom it was made?',
      'What leads from that fact to what we see?',
      'Which came first, the reason or the look of it, and what suggests so?',
    ],
    test: [
      'Which fact changes how you see it?',
      '{factQuestion}',
      'Which of those things is seen, and which is only said about it?',
      'What did you put in from memory that may not be there?',
    ],
    extend: [
      'Which fact about it is more legend than record, as far as you know?',
      'People say: {belief}. What could one check it against?',
      'If the label were lost, what could one still tell from the work itself?',
      'What is not known about it that ought to be?',
    ],
    where: [
      'A place to look: {place}. What is there?',
      'Take the lower left. What do you find?',
      'Start from the largest thing in it. What touches it?',
    ],
    contrast: [
      'Inside or outside, day or night: which is it, and what tells you?',
      'One figure or several, and where do they look?',
      'Was it made to be seen near, or from afar, and what suggests that?',
    ],
    half: [
      'Here is one part: {placeText} What is across from it?',
      'Finish this or cross it out: on one side there is …, and what balances it is … What goes in?',
    ],
    carry: [
      'To take with you: three facts about it, and the one that matters.',
      'To take with you: draw it from memory in a minute, then compare.',
    ],
  },

  'themes-symbolism': {
    open: [
      'What is going on in {title}, and what do you see that makes you say that?',
      'Which object in {title} would you miss most if it were painted out?',
      'Look at {place} in {title}. What might that be doing there?',
      'Where in {title} does a thing seem to mean more than itself?',
      'If {maker}’s {title} had no title, what would you call it, and what in it decides that?',
    ],
    narrow: [
      'Two things to choose from: {place}, or {place2}. Which one carries more?',
      'A person or an object: which in {title} seems to stand for something?',
      'Light or dark: on which side of it is the meaning, for you?',
    ],
    anchor: [
      'Point to it: which thing in it says so?',
      'Where do you see that, and what is around it?',
      'Would that meaning fit {place}, or something else?',
    ],
    point: [
      'You have the object. What might it stand for?',
      'Why is it there at all?',
      'What does it say that the rest of the work does not?',
    ],
    link: [
      'Why this object here, and not another with the same meaning?',
      'What in its place, size or color gives {anchor} that sense?',
      'Would it mean that in any picture, or only in this one?',
    ],
    test: [
      'Give it a second, opposite meaning. Which of the two holds better?',
      'Take this: {placeText} Does that bear you out?',
      'Who at the time would have read it otherwise?',
      'Is the meaning in the thing, or in what we were told, and what in the work decides?',
    ],
    extend: [
      'Where does the symbol fail to fit?',
      '{debate}',
      'If that is what it means, what does the work think about it?',
      'What does somebody see in it who does not know that?',
    ],
    where: [
      'A place to look: {place}. Why there, and not elsewhere in it?',
      'Look at what is repeated. How often, and where?',
      'Look at what stands next to it. Do the two agree?',
    ],
    contrast: [
      'A promise or a warning: which is it nearer to?',
      'Does it belong to the figures’ world, or is it there for us, and what tells you?',
      'Does it say one thing with {place2}, or contradict it?',
    ],
    half: [
      'Half a thought, to finish or to cross out: it is placed just there, so that … So that what?',
      'Finish this or cross it out: by itself it is only …, but beside … it becomes … What goes in?',
    ],
    carry: [
      'To take with you: the meaning, its rival, and which you chose.',
      'To take with you: look for the same object in another picture, doing other work.',
    ],
  },

  techniques: {
    open: [
      'Where does your eye go first in {title}, and what sends it there?',
      'What would change in {title} if the light came from the other side?',
      'Look at {place} in {title}. How is it made, as far as you can see?',
      '{craftText} Where in {title} can you see that at work?',
      'Come close to {maker}’s {title} in your mind. What kind of mark is it made of?',
    ],
    narrow: [
      'Light, line or color: which does most of the work?',
      'Choose a part: {place}, or {place2}. Which is made with more care, and what shows it?',
      'Hard edges or soft ones: which do you see more of?',
    ],
    anchor: [
      'In which one place does that happen?',
      'Which edge, patch or mark do you mean?',
      'Is it to be seen in {place}, and how is it done there?',
    ],
    point: [
      'You have the means. What is the effect?',
      'What does that do to your eye?',
      'Why would one make it that way?',
    ],
    link: [
      'How does {anchor} bring about that effect?',
      'Change that one thing in your mind. What goes?',
      'What does the eye have to do there that it would not do elsewhere?',
    ],
    test: [
      'What is lost by that choice?',
      '{craftText} Does that explain your effect, or compete with it?',
      'Where in the work is the effect weakest, and why there?',
      'What would be gained by doing it the other way?',
    ],
    extend: [
      'Where does the maker break their own rule?',
      'Is there a part that the technique cannot reach?',
      '{debate}',
      'If it were half the size, would it still work, and what would go first?',
    ],
    where: [
      'Squint at it. What is left?',
      'A place to look: {place}. Follow its edge. Where does it get lost?',
      'Cover the brightest part. What happens to the rest?',
    ],
    contrast: [
      'Built up or scraped back: which does it look like, and where?',
      'Does the line hold the color, or does the color do without it, and at which place?',
      'Is it quick or slow work, by the look of it, and what tells you?',
    ],
    half: [
      'Half a thought, to finish or to cross out: because there is no clear edge, the eye … The eye does what?',
      'Finish this or cross it out: it gains … and pays for it with … What goes in?',
    ],
    carry: [
      'To take with you: one means, one effect, one price.',
      'To take with you: copy one square inch of it with a pencil, and see what you had missed.',
    ],
  },

  'movement-context': {
    open: [
      'What in {title} could not have been made fifty years earlier?',
      'Who was meant to see {title}, and where, judging from the look of it?',
      '{context} Where does one see that in {title}?',
      'What in {maker}’s {title} earns it the label {movement}?',
      'What would have annoyed the people who first saw {title}?',
    ],
    narrow: [
      'One fact to begin with: {context} Does it show anywhere in the work?',
      'Subject or manner: which of the two gives away its time?',
      'Made to please, or made to provoke: which is nearer, by the look of it?',
    ],
    anchor: [
      'Which mark, subject or material earns the label?',
      'Where in the work does one see its time?',
      'Does {place} show it, and how?',
    ],
    point: [
      'You have the feature. What does it say of its time?',
      'Is it a typical work for its time, or an odd one out?',
      'What was it a reply to?',
    ],
    link: [
      'How do the time and {anchor} explain each other?',
      'Might it look like that for another reason, such as the buyer’s wish, and what speaks against it?',
      'What did people know or want then that makes sense of that choice?',
    ],
    test: [
      'Where does it not fit its label?',
      '{context} Does that support your view, or complicate it?',
      'What would a rival of {maker} have done differently?',
      'Is the newness in what it shows, or in how?',
    ],
    extend: [
      'What did they see in it that we no longer do?',
      '{debate}',
      'What became possible after it?',
      'If the label had never been invented, what would you say it belongs with?',
    ],
    where: [
      'A place to look: {place}. What would have been new there?',
      'Start with the material. Who could afford it, and who could not?',
      'A rival to think of: {otherTitle}. What do the two disagree about?',
    ],
    contrast: [
      'The end of something, or the start of something, and what in it says so?',
      'Is it at home in its time, or at odds with it, and where?',
      'Is its subject old and its manner new, or the other way round?',
    ],
    half: [
      'Half a thought, to finish or to cross out: once one could …, there was no longer any need to … What goes in?',
      'Finish this or cross it out: it broke the rule that …, and kept the rule that … Which rules?',
    ],
    carry: [
      'To take with you: a feature, a fact, and where the two do not fit.',
      'To take with you: find one thing made in the same ten years that looks nothing like it.',
    ],
  },

  'personal-reflection': {
    open: [
      'What did you feel first before {title}, and which part did it?',
      'Where would you stand in {title}, if you could step into it?',
      'Look at {place} in {title}. Does it come nearer to you, or keep its distance?',
      'Would you want to wake up facing {maker}’s {title}, and what in it decides that?',
      'Which part of {title} would you rather not look at for long?',
    ],
    narrow: [
      'Near it or far from it: where would you want to be?',
      'Three words to choose from: calm, uneasy, curious. Which is nearest?',
      'Choose a part: {place}, or {place2}. Which do you keep going back to?',
    ],
    anchor: [
      'Which mark or gesture set that off?',
      'Where in it is the feeling strongest?',
      'Does it come from {place}, or from something else?',
    ],
    point: [
      'You have the part. What does it stir?',
      'What would you call that feeling, if the usual word will not do?',
      'What does it remind you of, if you care to say?',
    ],
    link: [
      'What is it about {anchor} that does that to you?',
      'Is it the thing shown, or the way it is shown?',
      'Would the same color or gesture do it elsewhere, or what is different here?',
    ],
    test: [
      'Would you have felt that ten years ago?',
      'Who do you know that would feel the opposite, and what would they look at?',
      'Does the feeling last, if you look for a full minute, and what does it turn into?',
      'Is there a part of the work that does not share your mood?',
    ],
    extend: [
      'How much of that is the work, and how much is you?',
      'What would you have to know about it for the feeling to change?',
      'Did it give you that feeling, or was it there before?',
    ],
    where: [
      'A place to look: {place}. What happens to you there?',
      'Begin with the temperature: is it warm or cold in there, and which part says so?',
      'Look away, then back. What comes to you first?',
    ],
    contrast: [
      'Are you in it, or outside it, and which part decides?',
      'Is it the feeling of the work, or a feeling about the work?',
      'More sad or more calm, and what makes it so?',
    ],
    half: [
      'Half a thought, to finish or to cross out: it would leave me cold, were it not for … For what?',
      'Finish this or cross it out: the longer I look, the more it seems … Seems what?',
    ],
    carry: [
      'To take with you: the feeling, its cause, and what changed while you looked.',
      'To take with you: look again on another sort of day.',
    ],
  },

  'critical-thinking': {
    open: [
      'Does {title} succeed at what it seems to want?',
      'People say: {belief}. What in {title} says otherwise?',
      '{debate}',
      'What is {title} famous for, and does it deserve to be?',
      'Which claim about {maker}’s {title} have you heard, and what in the work would test it?',
    ],
    narrow: [
      'Two claims to choose from: it is famous for what it shows, or for what happened to it. Which?',
      'Is it better in how it is made, or in what it says?',
      'Take {place}, or {place2}: which speaks more for the work?',
    ],
    anchor: [
      'Which part of the work would you show as evidence?',
      'Point to it: where do you see that?',
      'Looking at {place}: is that for you, or against you?',
    ],
    point: [
      'Take a side: does it succeed there, or not?',
      'You have the evidence. What is the verdict?',
      'What would you put on the label, in one sentence?',
    ],
    link: [
      'By what standard should {anchor} count for your view?',
      'Someone grants what you see and denies the judgment. Where do they part from you?',
      'What does a work have to do for that to be a strength or a fault?',
    ],
    test: [
      'Try it on this detail: {placeText} Where does your judgment hold, and where does it bend?',
      'What is the best that could be said on the other side?',
      'What in the work would make you give up {thesis}?',
      'What would you say if it were by somebody unknown?',
    ],
    extend: [
      'Who would lose if you were right?',
      '{debate}',
      'If success is the wrong thing to ask of it, what would be better?',
      'Where might your standard be unfair to it?',
    ],
    where: [
      'A detail to try it on: {place}. What does it do to the claim?',
      'Look for the least finished part. Is it a fault?',
      'Ask what it would be without its fame. Which part would still hold you?',
    ],
    contrast: [
      'Skill or idea: which of the two is it admired for, and which should it be?',
      'Is the claim false, or only too large, and what shows it?',
      'Is it the work that fails there, or our eye?',
    ],
    half: [
      'Half an argument, to finish or to cross out: it is called a masterwork for …, but a lesser hand could also … How does it go on?',
      'Finish this or cross it out: I would change my mind if someone could show that … Show what?',
    ],
    carry: [
      'To take with you: the claim, your standard, and the best objection, one line each.',
      'To take with you: put the same question to the next famous picture you meet.',
    ],
  },

  'compare-artworks': {
    open: [
      'Put {title} beside {otherTitle}. What do both do, and where do they part?',
      'Which other work would you hang next to {title}, and what would the two say to each other?',
      'Name one more picture of the same subject as {title}. Who is looked at in each, and by whom?',
      'What does {maker}’s {title} do with light or line that another work you know does differently?',
      'If only one of {title} and {otherTitle} could hang in a school, which, and what would be lost?',
      '~pair {title} and {otherTitle} hang side by side. Which draws your eye first, and what in it does that?',
      '~pair Look at where the light falls in {title}, then in {otherTitle}. What does each want you to see first?',
      '~pair Before {title} and {otherTitle} part ways: what one thing do they share that you can point to?',
    ],
    narrow: [
      'One pair, one feature: {title} and {otherTitle}. Where does the light come from in each?',
      '~single Choose the second work: something near it in time, or something you know well. Which will it be?',
      'Start with size, color or mood: in which of the three do they differ most?',
    ],
    anchor: [
      'And in the other work: what answers to it there?',
      'What is one particular from each?',
      'You have {anchor} on one side. What do you see on the other?',
      '~pair In {otherTitle}, look at {otherPlace}. What answers to it here?',
    ],
    point: [
      'You have both. What do they share that matters?',
      'So is the difference one of manner, or of meaning?',
      'Which of the two would you call the answer to the other?',
    ],
    link: [
      'On what ground do you compare them: subject, manner, or what they do to us?',
      'How does {anchor} on the one side make sense of the other?',
      'What would be lost by calling them alike?',
    ],
    test: [
      'What does this one make you see in that one?',
      'Both have that. What does only one of them have?',
      'Take this: {placeText} What does the other have in its place?',
      'Which of them would survive in black and white, and what does that tell you?',
    ],
    extend: [
      'What would each maker say of the other?',
      'Where does the comparison break, and what does the break tell you?',
      'What third work would settle it, or spoil it?',
      '{debate}',
    ],
    where: [
      'One feature to compare: {place}. What does the other have instead?',
      '~pair Two places to hold against each other: {place} here, {otherPlace} in {otherTitle}. What differs?',
      'Look at where the figures face. What is the same, and what is not?',
      '~single Another to set beside it: {otherTitle}. What do they share?',
    ],
    contrast: [
      'Do they agree about what is worth showing, or about how?',
      'Does one of them let us in where the other keeps us out?',
      'Nearer in spirit, or nearer in looks?',
    ],
    half: [
      'A frame to fill or to cross out: both …, but only one … What goes in?',
      'Finish this or cross it out: the one shows …, where the other only suggests … What goes in?',
    ],
    carry: [
      'To take with you: the pair in one sentence with the word but in it.',
      'To take with you: a third work to try the sentence on.',
    ],
  },
};
