import type { ObjectiveWords } from './table.ts';

/** What is asked of a film, by objective. */
export const FILMS: Record<string, ObjectiveWords> = {
  'general-discussion': {
    open: [
      'What stayed with you from {title}, and in which shot did it settle?',
      'Which thirty seconds of {title} would you show to someone who has ten minutes to decide whether to watch it?',
      'Think of {place} in {title}. What did you make of it?',
      'What did you expect of {maker}’s {title}, and where did it first go another way?',
      'When did {title} have you, and when did it lose you, if it did?',
    ],
    narrow: [
      'Choose one to start: {place}, or {place2}. Which can you see more clearly?',
      'Start small: the first image you remember, or the last. Which comes back more readily?',
      'A face or a place: which of the two do you still have before you?',
      'Pick either {person} or {person2}. Whom did you watch more closely?',
    ],
    anchor: [
      'One is enough: in which shot or line did that show?',
      'What exactly was on the screen when you thought so?',
      'Do you mean {place}, or have you another moment in mind?',
    ],
    point: [
      'You have told me what happens. What did you think as you watched it?',
      'Of all that, which one moment would you keep, and why that one?',
      'What is that scene there for, in your view?',
    ],
    link: [
      'What is it about {anchor} that brings you to {point}?',
      'Someone else saw {anchor} and shrugged. Why does it count for you?',
      'Give me the step between what is on the screen and what you make of it. What is it?',
    ],
    test: [
      'Has your view of it moved since you saw it, and what moved it?',
      'Take this: {placeText} Where does that leave what you just said?',
      'Where in {title} did you feel the opposite, even for a minute?',
      'What would someone point at who watched the same scene and saw the opposite?',
    ],
    extend: [
      'If that is right, how should we see the ending?',
      '{debate}',
      'What does your reading leave open that you would like to ask {maker}?',
      'Where have you met this outside the movies, and where does the match stop?',
    ],
    where: [
      'A place to look: {place}. What is going on at the edge of it?',
      'A place to look: the first minute. What does it teach you to watch for?',
      'Go back to the moment just after the loudest one. What is in it?',
    ],
    contrast: [
      'Say which, with one shot: was it what happens, or how it is shown?',
      'Set {place} beside {place2}: which of them does more to you, and what does it do?',
      'Does the film side with what it shows, or only look at it, and what tells you?',
    ],
    half: [
      'Half a thought, to finish or to cross out: it would be a smaller film without its quietest shot, since … How does it go on?',
      'Finish this or cross it out: it seems to be about one thing, until … What comes next for you?',
    ],
    carry: [
      'To take with you: watch the one scene again without sound, and see what is left of your view.',
      'To take with you: ask one person which moment they kept, before you tell them yours.',
    ],
  },

  'recall-key-scenes': {
    open: [
      'Which thirty seconds turns {title}, and what is different afterwards?',
      'Walk me through {place} in {title}: what happens, in order?',
      'From memory: how does {title} begin, shot by shot, as far as you can get?',
      'Which scene of {title} could you tell a stranger so that they would recognize it?',
    ],
    narrow: [
      'Start with where we are: inside or outside?',
      'Choose one: {place}, or {place2}. Of which can you name the first thing that happens?',
      'Who is in the room, or what is said: which of the two do you still have?',
    ],
    anchor: [
      'What could a stranger check there: a name, an object, a line?',
      'Where are we in that scene, and who can see whom?',
      'One shot is enough: what comes just before it?',
    ],
    point: [
      'You have the order. What sets it off?',
      'Of those steps, which one decides the rest?',
      'What is different for the people in it once that is over?',
    ],
    link: [
      'What makes {anchor} lead to what follows?',
      'Which step is missing between those two?',
      'Would the one have happened without the other, and what in the film says so?',
    ],
    test: [
      'Which of those steps could be cut, and what would go with it?',
      'How do we know that: do we see it, hear it, or only conclude it?',
      'What would somebody who saw {it} only once get wrong about that?',
      'Whose knowledge changes in that scene, and whose does not?',
    ],
    extend: [
      'What do people misremember about it, and why that?',
      'People say: {belief}. What do you remember against it?',
      'If that is the hinge, which earlier scene was its first sign?',
      'What is kept off the screen there that you would need to see to be certain?',
    ],
    where: [
      'A place to look: {place}. Where are we, and who is there?',
      'First the setting: what is behind the people when it happens?',
      'Start from the last thing said in that scene. Who says it?',
    ],
    contrast: [
      'Does it come before {place} or after it, and what makes you place it there?',
      'Is it a thing done, or a thing found out?',
      'Day or night, alone or in company: which do you remember of it?',
    ],
    half: [
      'Here is the first half: {placeText} What follows?',
      'Finish this or cross it out: everything changes once somebody sees … Sees what?',
    ],
    carry: [
      'To take with you: the chain in five links, told to someone who has not seen it.',
      'To take with you: one scene to watch again for the shot just before the one you remembered.',
    ],
  },

  'character-perspective': {
    open: [
      'What does {actor} want at {scene} in {title}, and never say?',
      'Who in {title} pays for someone else’s choice, and do we see them pay?',
      'Whose eyes do we look through in {title}, and when did you first notice?',
      'What does {person} know in {title} that {person2} does not?',
      'Whom did you judge too early in {title}, and which moment corrected you?',
    ],
    narrow: [
      'Two wants to choose from: to be left alone, or to be found. Which is nearer for {person}?',
      'Pick someone: {person}, or {person2}. Whose face tells you more?',
      'Is it fear or hope that moves the one you remember best?',
    ],
    anchor: [
      'One is enough: which look or act tells you?',
      'At what moment could one see it with the sound off?',
      'Think of {place}. Who there shows what you mean, and how?',
    ],
    point: [
      'From that act, what would you say they want?',
      'You have the gesture. What is going on behind it?',
      'What are they hoping that nobody sees?',
    ],
    link: [
      'Take {anchor}. What in {it} speaks for reading it your way, and not another?',
      'How do you get from what the face does to what the person wants?',
      'Which detail makes that a choice, and not a habit?',
    ],
    test: [
      'Tell it from the seat of {person}. What changes?',
      'Who in the room wants the opposite, and what shows it?',
      'What does the camera let us see that the person could not know, and does your reading lean on it?',
      'Defend the one you like least, in two sentences. What is the best you can say?',
    ],
    extend: [
      'What does the camera refuse to show us about them, and why?',
      'Who is in the frame and never gets to speak, and what would they add?',
      '{debate}',
      'How much of that is the part as written, and how much the face that plays it?',
    ],
    where: [
      'A place to look: {place}. Watch whoever is not speaking. What do they do?',
      'Look at the face after the line, not during it. What happens there?',
      'Look for the moment someone is alone. What do they allow themselves?',
    ],
    contrast: [
      'Do they hide it from the others, or from themselves, and what tips it?',
      'Want or fear: which of the two drives them at that moment, and how is it shown?',
      'Is {person} performing there, or caught off guard, and what tells you?',
    ],
    half: [
      'The first words of an inner voice, to go on with or cross out: if they ask me now, I will … Whose is it, and how does it go on?',
      'Finish this or cross it out: they look away at that point because … Because what?',
    ],
    carry: [
      'To take with you: watch one scene again for the person who is not speaking.',
      'To take with you: the want, the act and the witness, in one sentence.',
    ],
  },

  'themes-symbolism': {
    open: [
      'Which object or image comes back in {title}, and what is different each time?',
      'Think of {place} in {title}. What has it come to stand for by the end?',
      'What does {title} say about {theme} in pictures that nobody says in words?',
      'If you could keep one object from {title} as a clue to all the rest, which would it be?',
      'Where in {title} does a thing stop being just a thing?',
    ],
    narrow: [
      'Pick one image: {place}, or {place2}. Which carries more?',
      'An object or a place: which of the two comes back more often in {title}?',
      'Light, water, glass, stairs: does any of them mean more than itself here, and which?',
    ],
    anchor: [
      'Describe it: which shot earns that word?',
      'Where does the image first appear, and what is around it?',
      'Would that meaning fit {place}, or do you mean another moment?',
    ],
    point: [
      'You have the image. What does it come to mean?',
      'It comes back. What has changed by then?',
      'Why would the film want us to look at that?',
    ],
    link: [
      'What does {anchor} stand for, and why that rather than its opposite?',
      'What does the film do with it, by light, place or timing, that gives it that meaning?',
      'Take the image away and keep the story. What is lost?',
    ],
    test: [
      'Give it a rival meaning. Which of the two holds better, and at which shot?',
      'Take this: {placeText} Does that fit your meaning, or strain it?',
      'Who in the film would read that image differently?',
      'Does it mean that from the start, or only looking back?',
    ],
    extend: [
      'Where does the film undo its own symbol?',
      'If that is what it means, what does the film think about {theme} that it would not say aloud?',
      '{debate}',
      'Is there a scene where the thing is nothing but a thing?',
    ],
    where: [
      'A place to look: {place}. What is in the frame that did not have to be there?',
      'Look at its first appearance, then at its last. What is different around it?',
      'Look at who touches it, and who never does. What does that tell you?',
    ],
    contrast: [
      'Does it promise something, or warn of it, and where?',
      'Is it the characters’ symbol, or only ours, and what tells you?',
      'Comfort or threat: which is nearer, and does it stay that way?',
    ],
    half: [
      'Half a thought, to finish or to cross out: at first it is only an object, but once it is … How does it go on?',
      'Finish this or cross it out: from … to …, and the turn comes when … What goes in the gaps?',
    ],
    carry: [
      'To take with you: the image as from one meaning to another, in a single line.',
      'To take with you: look for the same object in the next film you see, doing other work.',
    ],
  },

  'cinematic-techniques': {
    open: [
      'Choose one moment of {title} that worked on you. What were camera and sound doing?',
      'What do we hear in {title} before we see it, and what does that do to us?',
      'Think of {place} in {title}. How is it shot, and what would another way have cost?',
      '{craftText} Where in {title} did you feel that, and what did it do to you?',
      'Where did a cut in {title} make you think something that nobody said?',
    ],
    narrow: [
      'Sound or picture: which of the two do you remember more exactly?',
      'Choose one: {place}, or {place2}. Where was the camera?',
      'Close or far, still or moving: which was the shot you have in mind?',
    ],
    anchor: [
      'Use that on ten seconds of {title}. Which ten?',
      'Where is the camera just then, and what does it leave out?',
      'What is there about {place} that might show it?',
    ],
    point: [
      'You have the technique. What does it do to you?',
      'What do we know, feel or expect because of that?',
      'Why there, and not two scenes earlier?',
    ],
    link: [
      'How does {anchor} make the effect, rather than the story making it?',
      'Keep the scene and change that one choice. What goes?',
      'What happens between the shot and the effect: what do we look at?',
    ],
    test: [
      'Watch it muted in your head. What is left?',
      'What does the scene lose by that choice?',
      'Where does {title} do the opposite, and why there?',
      '{craftText} Does that pull with your effect, or against it?',
    ],
    extend: [
      'What does the technique hide while it shows?',
      'If another director had shot it plainly, would the film mean something else?',
      '{debate}',
      'When does that device stop being felt, and is that the aim?',
    ],
    where: [
      'A place to look: {place}. What moves, the people or the camera?',
      'Listen before you look: what is off the screen in that scene?',
      'Look for the cut. What was the last thing before it, and the first after?',
    ],
    contrast: [
      'Does the camera know more than the people there, or less, and what shows it?',
      'Is the effect made by what is cut, or by what is held too long?',
      'Near or far: what would the other distance have told us?',
    ],
    half: [
      'Half a thought, to finish or to cross out: because the shot does not cut, we … We what?',
      'Finish this or cross it out: the sound tells us …, while the picture still says … What goes in?',
    ],
    carry: [
      'To take with you: one means, one effect, one price, in a sentence of your own.',
      'To take with you: two minutes of any film with your eyes shut, and a note of what you knew.',
    ],
  },

  'genre-context': {
    open: [
      'Which rule of its genre does {title} keep, and which does it break?',
      'What in {title} could only come from {year}?',
      '{context} Where in {title} does one see it?',
      'What did {maker} expect the first audience of {title} to know already?',
      'If you could not call {title} {genre}, what would you call it, and what would you then notice?',
    ],
    narrow: [
      'Name one rule of the genre: that the good win, or that the truth comes out. Does {title} keep it?',
      'Its time or its kind: which of the two do you see more clearly in it?',
      'Clothes, speech or manners: which gives away the date first?',
    ],
    anchor: [
      'In which scene exactly is it kept or broken?',
      'Which thing on the screen earns that label?',
      'Is there anything in {place} that shows it, and what?',
    ],
    point: [
      'You have the feature. What does it say about its time or its genre?',
      'So does the film use that rule, bend it, or mock it?',
      'What is it answering by doing so?',
    ],
    link: [
      'How do the time and {anchor} explain each other?',
      'Might the film look like that for some other reason, such as money, and what speaks against it?',
      'What did the first viewers know that makes that work?',
    ],
    test: [
      'Was that brave or safe for its day, and what tells you?',
      'Where does it not fit its label?',
      '{context} Does that strengthen your point, or complicate it?',
      'Which later film would not be possible without it, and which would be just the same?',
    ],
    extend: [
      'What did its first audience see that we miss?',
      'If someone made it today, which scene would have to go, and what would that say of us?',
      '{debate}',
      'Set it beside {otherTitle}. Which rule does each of them trust?',
    ],
    where: [
      'Begin with a rule: what is usually settled by the end of {genre}, and is it settled here?',
      'A dated fact: {context} Where might it show on the screen?',
      'A place to look: {place}. What would have surprised its first audience there?',
    ],
    contrast: [
      'Is it a late example of something old, or an early one of something new, and where?',
      'Does it flatter its audience, or trouble it, and at which scene?',
      'Is its time its subject, or only its costume, and what tells you?',
    ],
    half: [
      'Half a thought, to finish or to cross out: the genre promises …, and the film keeps that promise only when … What goes in?',
      'Finish this or cross it out: nobody then would have asked why …, and everybody asks it now. Why what?',
    ],
    carry: [
      'To take with you: one rule kept, one rule bent, and why.',
      'To take with you: watch a trailer of the same year, and note what it takes for granted.',
    ],
  },

  'critical-viewing': {
    open: [
      'What does {title} want you to believe by the end, and does it play fair?',
      'Whose side of {title} are we never given?',
      '{debate}',
      'Think of {place} in {title}. What does it make you feel before it gives you a reason?',
      'What would someone have to leave out of {title} to make the opposite case?',
    ],
    narrow: [
      'Two claims to choose from: it persuades by what it shows, or by whom it makes us like. Which?',
      'A scene that convinced you, or one that pushed you: which comes to mind?',
      'Take {place}, or {place2}: which of them argues harder?',
    ],
    anchor: [
      'One is enough: which scene carries that?',
      'Name the shot: at what point did the film win you, or lose you?',
      'How would {place} speak for your view, or against it?',
    ],
    point: [
      'You have the scene. What is it arguing?',
      'Take a side: does the film play fair there, or not?',
      'What does it ask us to overlook?',
    ],
    link: [
      'How does {anchor} win us over: by a reason, or by something else?',
      'Someone sees the same scene and is not persuaded. Where do they resist?',
      'What has to be true for that scene to prove anything?',
    ],
    test: [
      'The film might answer with this: {placeText} Is that enough to meet your point?',
      'What would its maker say to that, at their best?',
      'What in {title} would make you give up {thesis}?',
      'People say: {belief}. Does {title} earn that?',
    ],
    extend: [
      'What did it do to you before you could argue?',
      '{debate}',
      'If it does not play fair, is it a worse film for it, or only a different one?',
      'Who would have made the opposing film, and what would its first shot be?',
    ],
    where: [
      'A place to look: the music under an argument. Whose argument gets it?',
      'A place to look: {place}. Who has the last word there?',
      'Look for the person the film never follows home. Who is it?',
    ],
    contrast: [
      'Does it prove its case, or illustrate it, and what tells you?',
      'Does it hide the other side, or show it weak, and where?',
      'Is the trick in the story, or in the telling?',
    ],
    half: [
      'Half an argument, to finish or to cross out: we agree with it because we like the one who says it, and we like them since … How does it go on?',
      'Finish this or cross it out: it would play fair, if it had once let us see … See what?',
    ],
    carry: [
      'To take with you: its claim, its trick and your verdict, one line each.',
      'To take with you: watch one advertisement this week and ask the same three things.',
    ],
  },

  'personal-reflection': {
    open: [
      'Which moment of {title} came home with you, and what were you doing when it came back?',
      'Whom in {title} did you not want to be, and when did you notice?',
      'Think of {place} in {title}. What did it do to you, if anything?',
      'Where in {title} did you look away, laugh too early, or hold still?',
      'When did {maker}’s {title} come close to your own life, for a minute at least?',
    ],
    narrow: [
      'A laugh, a lump in the throat or a shrug: where did {title} get one from you?',
      'Three moments to choose from: the first, the quietest, the last. Which stayed?',
      'Choose one: {place}, or {place2}. Which is nearer to you?',
    ],
    anchor: [
      'What in the scene did it: a face, a sound, a word?',
      'Which second of it, as near as you can say?',
      'Was it {place}, or somewhere else?',
    ],
    point: [
      'You have the moment. What did you feel, in your own word for it?',
      'And what did that tell you, about the film or about yourself?',
      'Why that moment, and not the louder one beside it?',
    ],
    link: [
      'What is it about {anchor} that does that?',
      'Was it the person, or what happens to them, and what makes you think so?',
      'Someone sat next to you and felt nothing. What were they not seeing?',
    ],
    test: [
      'Would the you of five years ago agree?',
      'How much of that is the film, and how much is you?',
      'Where does your own case stop being like theirs?',
      'Was there a moment when the film asked for that feeling and did not get it?',
    ],
    extend: [
      'What will you look at differently this week, if anything?',
      'What would you have to admit for the opposite reaction to make sense?',
      'Did the film give you that feeling, or a name for it?',
    ],
    where: [
      'Three moments to try: the first face, {place}, the last shot. Does one of them pull?',
      'Start with your body: where did you tense up, or lean in?',
      'Start with what you told someone afterwards. Which scene was in it?',
    ],
    contrast: [
      'Was it closer to pity, or to seeing yourself, and where?',
      'Did it comfort you, or catch you out, and where?',
      'Did you feel it for them, or for yourself?',
    ],
    half: [
      'Half a thought, to finish or to cross out: it was not the sad part that got to me, it was … Was what?',
      'Finish this or cross it out: I would have done the same, except that … Except that what?',
    ],
    carry: [
      'To take with you: the moment, the cause and the change, for yourself alone.',
      'To take with you: when the moment comes back next time, note what called it up.',
    ],
  },
};
