/**
 * What the guide says around what scripts hold. Each list has several ways, so that none comes twice in a
 * talk; none quotes the reader, none praises.
 */
export const LINES = {
  greet: ['Hello, good to have you here.', 'Hello. Come in.', 'Good to meet you.', 'Hello there.'],
  greet_again: [
    'Hello again. We go on where we were.',
    'Welcome back. The thread is still here.',
    'Hello once more.',
  ],
  ask_anything: [
    'Say what you think, or ask me anything about it.',
    'Begin wherever you like; you can also just ask.',
    'A thought or a question, both are fine.',
  ],
  thanks: ['Gladly.', 'You are welcome.', 'With pleasure.', 'Good, I am glad it was of use.'],
  aside: ['Ha.', 'Noted.', 'Fair enough.', 'I will let that stand.', 'All right.'],
  agree: [
    'Good, then we are at the same place.',
    'Then let us go on from there.',
    'All right, one step further.',
  ],
  disagree: [
    'Then let us hear the other side of it.',
    'Good, then we differ.',
    'All right. Something must speak for your side.',
  ],
  pause: [
    'Take your time. It all stays as it is.',
    'No hurry. We go on when you are back.',
    'Of course. I am not going anywhere.',
  ],
  own: [
    'Then I took you wrongly.',
    'That missed what you said. I let go of it.',
    'You are right, that was not an answer to you.',
    'Then I was not following you. I drop that.',
  ],
  own_words: [
    'Right, those were not your words, and I should not have taken them for yours.',
    'Then that was somebody else speaking, not you. Thank you.',
  ],
  own_fact: [
    'Thank you. Then I had that wrong, and your word counts.',
    'I take that correction.',
    'Then I stand corrected.',
  ],
  own_way: [
    'Tell me which way you would rather go.',
    'What should we look at instead?',
    'Where would you like to begin again?',
  ],
  own_then: [
    'What you had said was this:',
    'So back to what you said last:',
    'This is what I should have stayed with:',
  ],
  refused: [
    'Then we leave that, for good.',
    'All right, that stays outside.',
    'Of course. We do not have to.',
  ],
  no_questions: [
    'Then I stop asking. Say what you like, and I will say what I have to it.',
    'Fine, no more questions from me until you want one.',
  ],
  brief: ['Shorter, then.', 'I will keep it short.'],
  plainly: ['In plain words, then.', 'I will put things more simply.'],
  one_language: [
    'I can only speak English well, but I will keep it simple.',
    'English is all I have. Short sentences, then.',
  ],
  just_tell: ['Then I say what I have, without asking first.', 'All right, no questions first.'],
  place: [
    'Good to know. From what comes after that you will hear nothing from me.',
    'Then I keep quiet about everything past that.',
    'Noted. Nothing beyond that point.',
  ],
  finished: ['Good, then the whole of it is open to us.', 'Then nothing needs to be kept back.'],
  may_know: ['All right, then I hold nothing back.', 'Then I speak freely.'],
  only_film: [
    'Then we talk about what you saw; where the book goes another way, I will say so.',
    'The film is a fine way in. I will mark where the book differs.',
  ],
  spoiler: [
    'That lies further on than you are. I can tell you, if you want to know.',
    'I know, but it would give away what comes. Say the word and I tell you.',
  ],
  unknown_fact: [
    'I do not know that.',
    'That is not in what I know of it, and I will not guess.',
    'I have no answer to that which I would trust.',
  ],
  unknown_meaning: [
    'I have nothing certain on that.',
    'Nobody has settled that for me.',
    'There I have no reading to offer that somebody really holds.',
  ],
  unknown_work: [
    'I do not know that; I only know this work from what you tell me.',
    'That I cannot know, since I have this work from you alone.',
    'There I depend on you.',
    'You have not told me that yet, and nobody else has.',
  ],
  still_i_know: [
    'What I can tell you is this.',
    'What I do know is near to it.',
    'The nearest thing I know:',
  ],
  look_it_up: [
    'The work itself or a library’s catalogue will tell you faster than I can.',
    'A look into the book’s own pages would settle it.',
  ],
  stands_for_works: [
    'I do not know this work, so I take your word for what is in it.',
    'This one I have never been told about. What is in it, I learn from you.',
    'I have no notes on this one. You know it, I do not; I go by what you say.',
  ],
  opinion: [
    'If I had to defend one view, it would be this:',
    'I have no stake in it. The case I could make best:',
    'I can only lend my voice to a view. This one is worth hearing:',
  ],
  challenge: [
    'Then here is what speaks against it.',
    'Let me hold something against it.',
    'All right, the other side.',
  ],
  nothing_against: [
    'Then try it the hard way: what would somebody have to show you to change your mind?',
    'The hardest test I have: which fact of the work would you rather not be asked about?',
  ],
  another: ['Something else, then.', 'Another way in.', 'Let us leave that one.', 'Here is a different one.'],
  topic: ['Let us go there.', 'Good, that.', 'Gladly.', 'Then that.'],
  topic_unknown: [
    'Let us go there. I have nothing prepared on it, so begin with what you remember.',
    'Gladly, though there I depend on you. What is the first thing that comes to mind about it?',
  ],
  yours_is_better: [
    'Leave my question; yours leads further.',
    'Then let my question go.',
    'We leave my question and stay with that.',
  ],
  simpler: ['More simply:', 'In easier words:', 'Put shorter:'],
  hint: ['Here is where I would look.', 'A little help.', 'One step of the way:'],
  hint_two: ['Two to choose from.', 'Then take one of two.'],
  hint_half: ['Half a thought, for you to finish or to cross out.', 'I begin, you go on.'],
  hint_out: [
    'I have given all the help I have on that one. Let us take it from another side.',
    'No more hints there. Something else may open it.',
  ],
  stuck: [
    'That is no matter.',
    'Then let us make it smaller.',
    'Fine, that was a large one.',
    'Then I go first.',
  ],
  receipt: [
    'I follow you that far.',
    'I see what you are looking at.',
    'That gives us something to hold on to.',
    'All right, from there.',
    'I take that as you say it.',
  ],
  feeling: ['That is a real response.', 'It does that to many.', 'Then it has reached you.', 'That counts.'],
  feeling_cold: [
    'Then it has left you cold, which is worth knowing.',
    'Not everybody is taken by it.',
    'Many put it down for less.',
  ],
  experience: [
    'That is closer to it than most of what is written about it.',
    'You have that from life.',
    'Then you know it from the inside.',
  ],
  between: ['Two readers part ways here.', 'There are two camps here.', 'People come down on two sides.'],
  between_ask: [
    'Which of them is nearer to you?',
    'With whom would you rather sit?',
    'Which one would you answer first?',
  ],
  another_reader: [
    'Another reader would say:',
    'Somebody at the next table says:',
    'A reader who disagrees:',
  ],
  back_to_yours: [
    'You had asked something before that I did not know.',
    'There was a question of yours left open.',
  ],
  contradiction: [
    'Earlier you said something that pulls the other way.',
    'Put this beside what you said before.',
  ],
  contradiction_ask: ['Do both hold, or has one of them moved?', 'Which of the two would you keep?'],
  summary: ['So far:', 'What you have put on the table:', 'This is where we are.'],
  summary_began: ['You began with this:', 'At the start you said:'],
  summary_then: ['Then came:', 'And later:'],
  summary_now: ['And now:', 'Last of all:'],
  summary_open: ['Still open is your question:', 'Unanswered is what you asked:'],
  summary_ask: ['What would you change in that?', 'Which of these would you build on?'],
  summary_none: [
    'There is little to sum up yet: you have asked and I have answered.',
    'We have only begun, so there is nothing to draw together yet.',
  ],
  close: [
    'Then we leave it here.',
    'All right, until another time.',
    'Good. That is a place to stop.',
    'Go well.',
  ],
  close_keep: [
    'What you leave with is your own:',
    'Of what you said, this would be worth keeping:',
    'One thing to take along, in your words:',
  ],
  close_back: [
    'The talk stays where it is, if you want to go on.',
    'It all stays here for you.',
    'You will find it here when you come back.',
  ],
  receive: [
    'I am sorry. You need not say more about it than you want to.',
    'That is a heavy thing to carry. Nothing here has to be answered.',
    'I am sorry to hear that. We can stay with the work, or just stop for a while.',
  ],
  receive_again: ['There is no hurry.', 'At your pace.', 'We can be slow about this.'],
  receive_way: [
    'If you like, tell me what in it comes near to that; if not, we take something far from it.',
    'We can go where it is lighter, or stay. You say which.',
  ],
  /** Where it may be about the reader, and may be about the work. */
  check: [
    'If that is about you and not only about the work, please tell somebody you trust, today; a crisis line where you live is there at any hour, too. I am only a program.',
    'In case you speak of yourself here: you should not be alone with that. Somebody near you, a doctor or a crisis line can be reached now, better than a program.',
    'I cannot tell whether that is the work or you. If it is you, let a person hear it today: somebody you trust, or a crisis line where you are.',
  ],
  trouble: [
    'I am sorry it gives you trouble. I cannot see the page from here. Load it once more; what you sent is kept. If it goes on, tell whoever runs this Colloquy.',
    'That part is not mine to mend, and I cannot look into it. Loading the page again loses nothing you sent. If it stays so, whoever runs this Colloquy should know.',
  ],
  off_task: [
    'That is outside of what I can help with; I only know works and talk about them.',
    'There I am no use. I can talk about works and ideas, and not much else.',
  ],
  calm: [
    'Fair enough. We can change course, or stop.',
    'Understood. It need not go on like this.',
    'All right. Say what would make this worth your time.',
  ],
  unreadable: [
    'I could not read that. A few plain words are enough.',
    'That one I could not make out. Try it in a short sentence.',
  ],
  to_judge: [
    'What I go by is what is said about the work, so that is where we go on.',
    'That moves nothing here. A thought about the work would.',
  ],
  borrowed: [
    'That is how reference books put it. What do you make of it yourself?',
    'So it is written. And where does it fit what you saw or read?',
  ],
  repeated: [
    'That you had said before. Let us go one step on.',
    'We had that. Let me set something beside it.',
  ],
  material: ['Here is what you can take with you.', 'Something for that:'],
  next_line: ['One more way in.', 'Something it leads to.', 'From here one could go on to this.'],
  open_ask: [
    'What else is in view from there?',
    'What would you put next to that?',
    'Where does that come from, in the work?',
    'What makes you see it so?',
    'What would somebody say who sees it the other way?',
  ],
  open_ask_unknown: [
    'Tell me more of what happens around it.',
    'What comes just before that?',
    'Who else is there when it happens?',
    'How is it told?',
  ],
} as const satisfies Record<string, readonly string[]>;

export type LineName = keyof typeof LINES;
