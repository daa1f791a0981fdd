import type { ObjectiveWords } from './table.ts';

/** What is asked of a book, by objective. */
export const BOOKS: Record<string, ObjectiveWords> = {
  'general-discussion': {
    open: [
      'What stayed with you from {title}, and when did you notice that it had?',
      'Where in {title} did you stop, skip or go back, and what made you?',
      'Think of {place} in {title}. What did you make of it when you got there?',
      'If {maker} were across the table, which page of {title} would you ask about first?',
      'What did you expect of {title}, and where did it first turn out differently?',
      '{place}: people remember that from {title}. What do you remember that they leave out?',
    ],
    narrow: [
      'Choose one to start: {place}, or {place2}. Which of the two do you see more clearly?',
      'Choose one: a moment you can still see, or a sentence you would argue with. Which is it?',
      'Start small: the first page you remember, or the last. Which comes back more readily?',
      'Pick either {person} or {person2}. Whom did you find easier to follow?',
    ],
    anchor: [
      'Name one {part}, as you remember it: what exactly did that to you?',
      'Which page were you on when you first thought so, and what happens there?',
      'Do you mean {place}, or have you another {part} in mind?',
    ],
    point: [
      'Of all that, which single thing would you keep, and why that one?',
      'You have told me what is there. What did you think as you read it?',
      'Suppose a friend says that this is just what happens. What would you say it means?',
    ],
    link: [
      'What is it about {anchor} that brings you to {point}?',
      'Give me the step between: how did you get from the page to the thought?',
      'Someone else could read {anchor} and feel nothing. What makes it work on you?',
    ],
    test: [
      'Has your view of that moved since you first read it, and what moved it?',
      'Where in {title} did you feel the opposite, even for a page?',
      'Take this: {placeText} Where does that leave what you just said?',
      'What would someone point at who read the same pages and came away with the opposite?',
    ],
    extend: [
      'If that is right, what does it change about the way {title} ends?',
      'What question does your reading leave open that you would like answered?',
      '{debate}',
      'Where else have you met this, in life or on a page, and where does the match stop?',
    ],
    where: [
      'A place to look: {place}. What is in it that your first impression passed over?',
      'A place to look: the page where something first went wrong, for someone or for an idea. What is on it?',
      'Go back to the opening. What did it promise that the rest keeps or breaks?',
    ],
    contrast: [
      'Two ways to take it: {maker} agrees with what is shown, or only shows it. Which fits better, and where do you see it?',
      'Set {place} beside {place2}. Which of them pulls harder on you, and toward what?',
      'Say which, with one example: was it the thing itself that caught you, or the way it is told?',
    ],
    half: [
      'Half a thought, to finish or to cross out: the book would be poorer without its quietest page, since … How would it go on?',
      'Finish this or cross it out: at first it seemed to be about one thing, until … What comes next for you?',
    ],
    carry: [
      'To take with you: next time you open it, stop at the first page that contradicts your view, and see what you do.',
      'To take with you: tell one person the moment you chose, and listen to which one they would have chosen.',
    ],
  },

  'recall-key-facts': {
    open: [
      '{factQuestion}',
      'Without looking it up: what comes before {place} in {title}, and what comes of it?',
      'From memory: which three things in {title} could a stranger verify, and which matters most?',
      '~told Without checking: how does {title} begin, and what is the first thing that changes?',
      'What does {title} tell us about {person} that a stranger could check on the page?',
      'Which fact about {title} are you surest of?',
    ],
    narrow: [
      '~story Take the smaller one first: who is there in {place}, or where does it happen?',
      'Pick one: {person}, or {person2}. What is the first fact you are sure of?',
      'Who, where or when: which of the three can you answer without looking?',
      'The beginning or the end: from which can you name one thing that happens or is said?',
    ],
    anchor: [
      'A name, a place or a number will do: which particular of {title} shows that?',
      'Make it something one could look up: who does or says it, and where?',
      'What just before that could you name exactly?',
    ],
    point: [
      'You have the fact. What does it bring about later?',
      'Of the facts you named, which could not be left out, and what falls if it is?',
      '~told You know what happens. What is it there to show?',
    ],
    link: [
      '~told Name the cause, not the order: what leads from {anchor} to what follows it?',
      '~argued What connects {anchor} with the claim it is there to support?',
      'One thing came after the other. Did it come because of it, and how do we know?',
      'Which step is missing between those two facts?',
    ],
    test: [
      'Which of those facts could be cut without changing the outcome?',
      'How do we learn that: are we told, shown, or left to infer it?',
      'What would somebody who skimmed {title} get wrong about that?',
      'Which of the things you named is a fact, and which is already a reading of it?',
    ],
    extend: [
      'What do most people misremember here, and why that?',
      'People say: {belief}. What in {title} would you put against it?',
      'If you could teach only one fact of {title}, which would carry most of the rest along?',
      'What does {title} leave untold that you would need to know to be certain?',
    ],
    where: [
      '~argument A place to look: {place}. What is claimed there, and what is it claimed from?',
      '~argued A place to look: the example that comes back most often. What was found in it?',
      '~story A place to look: {place}. Who is there, and what is done or said?',
      '~told A place to look: the first chapter. What had already happened when it began?',
      '~told Think of the page just before things turn. Who is on it?',
    ],
    contrast: [
      '~story Did it happen before {place}, or after it, and what makes you place it there?',
      '~told Was it something done, or something said?',
      '~argued A finding, or the example that carries it: which of the two do you still have?',
      'Is it in the first half or the second, and what else is near it?',
    ],
    half: [
      'Here is the first half: {placeText} What followed from it?',
      '~told Finish this or cross it out: it all turns when somebody finally … Who, and does what?',
    ],
    carry: [
      'To take with you: say the chain once more tomorrow without the book, and see which link has gone.',
      'To take with you: choose the one fact you would teach, and check it against the page.',
    ],
  },

  'critical-thinking': {
    open: [
      'Where does {maker}’s case that {claim} feel weakest to you?',
      '~argument Which claim in {title} did you want to argue with, and what would you need to know to settle it?',
      'Take {place} in {title}. What does it prove, and what does it only suggest?',
      '~story Who in {title} makes a choice you would not defend, and on what grounds?',
      '~story What would speak for {person} in {title}, and what against?',
      '{debate}',
      '~argument What in {title} convinced you too easily, and what did it leave out to do so?',
      'Where in {title} did you stop going along with {maker}, and what was on that page?',
      'What in {title} did you doubt at first and believe later, or the reverse?',
    ],
    narrow: [
      '~argument Two things to judge: {place}, or {place2}. Which one persuades you less?',
      '~story Two moments to judge: {place}, or {place2}. Which would you sooner defend?',
      '~argued Two starts: a claim you believed at once, or one you resisted. Which have you got?',
      'Evidence or conclusion: which of the two in {title} seems the shakier to you?',
    ],
    anchor: [
      'Name the {part} you would put in evidence: which page makes you say so?',
      'What does {maker} actually say or show there, as near as you can give it?',
      'What in {place} would support you here, or trouble you?',
    ],
    point: [
      'Take a side, for the length of this talk at least: is it right, or not?',
      'You have set out what is there. What is your judgment of it?',
      '~argued Suppose you had to mark the argument there. Which sentence would you question first?',
    ],
    link: [
      'How does {anchor} get you to {point}?',
      'Someone grants you {anchor} and still denies your conclusion. Which step do they refuse?',
      'What has to be true for that evidence to count?',
    ],
    test: [
      'Try it on this: {placeText} Does your judgment bend or hold?',
      'What is the best point of someone who thinks the opposite, and where in {title} would they find it?',
      'What in {title} would make you change your mind about {thesis}?',
      'People say: {belief}. Where does your view part from that, and where does it agree?',
      'Which assumption carries most of the weight there, and would {maker} grant it?',
    ],
    extend: [
      'What evidence, from outside the book if need be, would make you give this up?',
      '{debate}',
      'If this is the wrong question to ask of {title}, what would you ask instead?',
      'If your judgment holds, what else in {title} has to be read again?',
    ],
    where: [
      'A place to look: {place}. What does it show, and what is only said about it?',
      '~argued A place to look: the page where the first reason is given. What kind of reason is it?',
      '~argued Find the point where {maker} answers an objection. Which one goes unanswered?',
    ],
    contrast: [
      'Give me one of each: what does {place} show, and what does it only say?',
      'Is the weak spot in the evidence, or in the step from evidence to conclusion, and where do you see it?',
      'Is it false, or true and too small to carry so much, and why?',
    ],
    half: [
      '~argued Half an argument, to finish or to cross out: granted, the cases are real, but they were chosen, so … How does it end?',
      '~told Half a thought, to finish or to cross out: granted, nobody there had a better choice, but … How does it end?',
      'Finish this or cross it out: it holds as long as people …, and it fails once they … What goes in the gaps?',
    ],
    carry: [
      'To take with you: find one claim elsewhere this week and put the same question to it.',
      'To take with you: write the objection on one line and the answer on the next, and see which is longer.',
    ],
  },

  'perspective-empathy': {
    open: [
      'What can {person} see in {title} that {person2} cannot?',
      '~story What does {actor} want at {scene} that is never said aloud in {title}?',
      'Whose side of {title} were you slowest to see, and what showed it to you?',
      '~argument Whom would it cost most to live by {title}, and how would they put it to {maker}?',
      'Who in {title} is spoken about more than they speak, and what might they say?',
      'Choose the person in {title} you find hardest to forgive. What are they afraid of?',
      'Stand with {person} for a moment in {title}: what is at stake there that others miss?',
    ],
    narrow: [
      'Wanting to be safe, or wanting to be seen: which is nearer for {person}?',
      'Choose one to start with: {person}, or {person2}. Whose next step surprised you less?',
      'Pick someone in {title}: is it fear that moves them, or hope?',
    ],
    anchor: [
      'One act or line is enough: what do they do or say that tells you that?',
      'At which moment could one see it, even without being told?',
      'Think of {place}. Does anyone there show what you mean, and how?',
    ],
    point: [
      'From what they do there, what would you say they want?',
      'You have the act. What was going on inside the person who did it?',
      'What are they hoping nobody will notice at that moment?',
    ],
    link: [
      'Someone else might have done the same for another reason. How do you get from {anchor} to what they feel?',
      'What rules out that they did it out of habit, or for show?',
      'Which detail turns that act into a sign of a wish or a fear?',
    ],
    test: [
      'How would {person} tell that same moment, and what would go unsaid?',
      'Who pays for what that person wants, and how would they tell it?',
      'Could they have known what you know as a reader, and what changes if they could not?',
      'Argue for the one you like least, for two sentences. What is the best they can say?',
    ],
    extend: [
      'What can we not know about them, and who decided that we should not?',
      'How much of this comes from {title}, and how much from someone you have known?',
      '{debate}',
      'If {person2} read your last reply, which word would be struck out first?',
    ],
    where: [
      'A place to look: {place}. Who is watched there, and who does the watching?',
      'A place to look: a moment when somebody says less than they could. What do they keep back?',
      'Look for a gesture rather than a speech. What does it give away?',
    ],
    contrast: [
      'Say which, and what in {title} shows it: is it something they want, or something they fear?',
      'Do they deceive the others there, or themselves, and what tips it for you?',
      'Is {person} hiding something from the rest, or from {person2} alone, and what makes you think so?',
    ],
    half: [
      'The first words of an inner voice, to go on with or cross out: If they only knew that I … Whose is it, and how does it go on?',
      'Finish this or cross it out: they keep silent there because speaking would mean … What would it mean?',
    ],
    carry: [
      'To take with you: read one person in your week the same way, by an act and not by what they say.',
      'To take with you: retell one scene from the other side, and mark the first word that has to change.',
    ],
  },

  application: {
    open: [
      'Take one decision of this month. Which idea in {title} fits it, and where does it not?',
      'What would you do differently on Monday because of {title}, and what would stop you?',
      'Think of {place} in {title}. When were you last in a spot like that, and what did you do?',
      '~argument If {maker} is right that {claim}, what in your own week should look different?',
      'Which piece of advice in {title} have you followed or ignored, and what came of it?',
      'Name one habit, meeting or purchase that {title} throws light on. What happened there?',
    ],
    narrow: [
      'Work, home or study: pick one and name a moment from it. What happened?',
      'A time it would have helped, or a time it would have failed: which comes to mind first?',
      'Choose the smaller case: something from this week, or from this year. Which is it?',
    ],
    anchor: [
      'Make it one case: who was there, when was it, and what happened?',
      'Name the idea or the page: which part of {title} was at work in that?',
      'What did you actually do, in the order you did it?',
    ],
    point: [
      'You have the case. What does it say about the idea?',
      'Looking back, where did the idea help, and where did it stay a slogan?',
      'What would {maker} say you did there?',
    ],
    link: [
      'Which part of your case shows the idea, and which would have gone that way anyway?',
      'How does {anchor} follow from the idea, rather than from luck?',
      'What in the story would change if the idea were false?',
    ],
    test: [
      'Which part of the case does not fit the idea?',
      'Give me a person and a day: where would the same advice do harm?',
      'Take this: {placeText} How far does that match what happened to you, and where does it stop?',
      'What did it cost to act that way, and who paid?',
    ],
    extend: [
      'How would you rewrite the idea in one line, now that you have tried it?',
      'What would have to be different about you, or about the place, for it to work better?',
      'If everyone around you did the same, would it still work?',
      '{debate}',
    ],
    where: [
      'Start with {place}. When did you last meet something of the kind, or miss it?',
      'Start with a day: yesterday. Which choice took you longest, and what did it hang on?',
      'Start with something you keep putting off. Which page of {title} speaks to it?',
    ],
    contrast: [
      'Two settings: a line in a store, or a talk with someone you answer to. In which would the idea show sooner?',
      'Did it fail because it was wrong, or because it was hard?',
      'Would it work better with strangers, or with people close to you, and why there?',
    ],
    half: [
      'The start of a plan, to finish or to cross out: if it is Thursday and I notice …, then I will … What goes in?',
      'Finish this or cross it out: it would have worked if only I had … Had what?',
    ],
    carry: [
      'To take with you: one if-then with a day on it, written where you will see it.',
      'To take with you: try it once on something small by Friday, and note where it did not fit.',
    ],
  },

  'knowledge-synthesis': {
    open: [
      'Which two moments in {title} explain each other, and how?',
      'Put {place} next to {place2} in {title}: the same shape, or opposites?',
      'Which other book or idea would you shelve beside {title}, and what would the two quarrel about?',
      'Set {title} beside {otherTitle}. What does one see that the other does not?',
      'Take one idea of {maker}’s and one from somewhere else entirely. Where do they meet in {title}?',
      'How does {title} look from {concept}: does that idea explain it, or miss the point?',
    ],
    narrow: [
      'I put down one side: {place}. What would you lay beside it?',
      'Choose the partner: another book, or a piece of your own experience. Which is nearer to hand?',
      'Two pages that sound alike, or two that contradict each other: which pair comes first to mind?',
    ],
    anchor: [
      'What is one particular from each side, however small?',
      'Which {part} stands for the one, and which for the other?',
      'You have the one side. What exactly on the other answers to it?',
    ],
    point: [
      'You have both. What do they have in common that matters?',
      'Side by side, what do they claim together?',
      'Both are there now. Which one changes how you see the other?',
    ],
    link: [
      'On what ground do you compare them: cause, result, or feeling?',
      'How does {anchor} on the one side answer to something on the other?',
      'What would break if the two changed places?',
    ],
    test: [
      'What does the pair show that neither shows alone?',
      'Both have that; what does only one of them have?',
      'Take this: {placeText} Does that belong to your pair, or does it spoil it?',
      'Which of the two would {maker} rather be compared with, and why?',
    ],
    extend: [
      'Where does the comparison break, and what does the break tell you?',
      'What third case would either confirm it or ruin it?',
      'Suppose {concept} covers both. What would it leave out?',
      '{debate}',
    ],
    where: [
      'A second thing to hold against yours: {place}. What do the two share?',
      'Look for a repetition: a word, an act or a mistake that comes twice. What is different the second time?',
      'One to try: {otherTitle}. Where do they touch?',
    ],
    contrast: [
      'The same cause, or only the same result?',
      'Do {place} and {place2} say one thing twice, or correct each other, and how?',
      'Are they alike on the surface or underneath, and what shows it?',
    ],
    half: [
      'A frame to fill or to cross out: both …, but only one … What stands in the gaps?',
      'Finish this or cross it out: the first asks …, and the second answers … What goes in?',
    ],
    carry: [
      'To take with you: a third case to try the pair on, before the week is out.',
      'To take with you: one sentence with the word but in the middle, both halves yours.',
    ],
  },
};
