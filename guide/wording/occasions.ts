import type { Template } from './table.ts';

/** What is said before the question on occasions that are no reflection. None of these asks anything. */
export const OCCASIONS = {
  greeting: [
    'Hello. Good to have you here with {title}.',
    'Welcome. {title} it is today.',
    'Hello there. We have {title} before us.',
    'Hello, and come in. {title} it is.',
  ],
  greeting_again: [
    'Hello again. We can pick up where we were.',
    'Good to hear from you again. The thread is still here.',
    'Hello. Nothing is lost; let us go on from here.',
    'Welcome back. We go on when you like.',
  ],
  thanks: [
    'You are welcome. The thinking was yours.',
    'Glad it was of use.',
    'With pleasure. There is more in it, if you like.',
    'You are welcome. We can go on, or leave it there.',
  ],
  hostile: [
    'We can change course.',
    'Fair enough. It does not have to be this question.',
    'Understood. We need not go on this way.',
    'All right. I would sooner ask something worth your while.',
  ],
  stuck: [
    'Not being sure yet is a fine place to start.',
    'Then let us make it smaller.',
    'That was a large question. Here is a smaller one.',
    'No matter. Let us come at it from another side.',
    'Let us leave that one. This may be easier to get hold of.',
  ],
  not_read: [
    'Then you come to it fresh.',
    'That does not matter.',
    'Good, then nothing is spoiled yet.',
    'Then we start from nothing, which is fine.',
  ],
  hint: [
    'Here is something to go by.',
    'A little help, then.',
    'Let me point, and you look.',
    'One step of the way, then.',
    'This much I can give without spoiling it.',
  ],
  off_topic: [
    'That is another talk. Back to {title}.',
    'That one is for another day. For now, we have {title}.',
    'I will leave that aside, since we were with {title}.',
    'That leads away from {title}. Let me bring us back.',
  ],
  off_topic_again: [
    'We have drifted twice now.',
    'Something else seems to be on your mind today, and that is fine.',
    'This is the second turn away from {title}.',
    'It may be that {title} is not what you want to talk about.',
  ],
  nonsense: [
    'I could not read that one. A few words on {it} will do.',
    'I could not make words of that. A short sentence is enough.',
    'I cannot make that out. Any plain sentence will do.',
    'That one is beyond me. Try a few words.',
  ],
  signs: [
    'You answer in signs. I read words better.',
    'I can see the picture; now a few words to go with it.',
    'That says something, but not what about. A few words help.',
    'One of those signs could be a sentence.',
  ],
  pasted: [
    'This gives an account of {it} rather than your own view.',
    'That reads like what others have written about {it}.',
    'That is the outline. Your own view of it is still to come.',
    'That is the summary.',
  ],
  said_before: [
    'You said this before, in the same words.',
    'We have had these words already.',
    'That is what you wrote earlier.',
    'We have had this one, word for word.',
  ],
  echoed: [
    'Those are my words rather than yours.',
    'That is what I said; your own view is still to come.',
    'That is my own sentence.',
    'I said that much myself.',
  ],
  judge: [
    'I do not see a thought on {it} in that yet.',
    'There is nothing on {it} in that so far.',
    'Let us get to {it} itself.',
    'What is still missing is a word about {it}.',
  ],
  praise: [
    'So you like it.',
    'So it has won you over.',
    'That much is clear: it speaks to you.',
    'You admire it.',
  ],
  open_yes: [
    'That leaves it open.',
    'The question is still there.',
    'That does not settle it yet.',
    'It could still go either way.',
  ],
  unheard: [
    'Then I passed over what you said.',
    'I took it another way than you meant it.',
    'Then I missed your point; let us go back to it.',
    'I did not take that up, and should have.',
  ],
  agree: ['You agree.', 'So we agree, for now.', 'Agreed, for the moment.', 'So you would say the same.'],
  short: [
    'That is a start.',
    'Short, and something to go on.',
    'You keep it brief.',
    'A beginning, in few words.',
  ],
  bare: [
    'That alone does not tell me yet what you see in {it}.',
    'So few words leave me guessing how they belong to {it}.',
    'I need a little more to see how that touches {it}.',
    'I do not see yet where those few words lead.',
  ],
  disagree: [
    'You see it differently, and that is worth having.',
    'You have a view of your own there.',
    'You reject that. Let us look at yours.',
    'Objection taken.',
  ],
  disagree_open: [
    'We differ there, and I will leave it open.',
    'Let that stay an open point: you have your reading, and I have mine.',
    'We need not settle it. I note it as open.',
    'Neither of us has moved; it stays open.',
  ],
  retell: [
    'You have told what happens.',
    'That is what is there.',
    'That is how it goes.',
    'Those are the facts of it.',
  ],
  no_notes: [
    'I have no notes on that, and I will not make anything up.',
    'I do not know that, and a guess would not help you.',
    'My notes on {it} say nothing about that, so I leave it open.',
    'I have to pass on that one: I have nothing reliable on it.',
  ],
  no_plot: [
    'I have no notes on {title}, so I go by what you tell me.',
    '{title} is not among the works I have notes on, so your words are what we have.',
    'I know {title} by name only, and will not invent what is in it.',
    'I have no notes about {title}, so I depend on what you tell me.',
  ],
  own_words: [
    'You said {one}.',
    'Your words were {one}.',
    'This is what you wrote about it: {one}.',
    'About that you wrote {one}.',
  ],
  own_words_both: [
    'You said {one}, and later {two}.',
    'First it was {one}, then {two}.',
    'You said two things about that: {one}, and {two}.',
    'You came to it twice: {one}; and then {two}.',
  ],
  own_words_none: [
    'I find nothing about that in what you wrote here.',
    'As far as I can see, you have not said anything about that yet.',
    'I looked through what you wrote here, and that is not in it.',
    'That has not come up in what you wrote so far.',
  ],
  source: [
    'What I know of {title} comes from notes kept with me, in our own words. They can be wrong; {it} itself has the last word.',
    'I have it from my notes on {title}, and they are nobody’s last word. Where they and {it} differ, trust {it}.',
    'Only from the notes I was given on {title}. Check me against {it}, and tell me where I am off.',
    'My facts come from written notes, and I cannot look anything up beyond them. Let {it} decide.',
  ],
  source_none: [
    'I have no notes on {title}; all I go by is what you wrote.',
    'From you: of {title} I know only what stands above.',
    'I hold no facts on {title}. What I said leans on your words alone.',
    'All I have is what you told me about {title}.',
  ],
  loss: [
    'I am sorry. That stays yours, and nothing here asks you to go further into it.',
    'Thank you for saying so. You need not say more of it than you want to.',
    'That is no small thing. It can stand as you put it.',
    'I am sorry to read that. We can stay with the work, at whatever distance suits you.',
  ],
  kept: [
    'Of course. That stays yours.',
    'Then we leave that.',
    'That is fine. Nothing here asks you to.',
    'Understood. We can talk about the work alone.',
  ],
  taken: ['Easily done.', 'That is easily mixed up.', 'Good, then we go on from there.', 'No harm done.'],
  app_trouble: [
    'The talk is all I lead; the app I can neither see nor mend. What you sent is kept: load the page once more, and if that does not help, tell whoever runs this Colloquy.',
    'That part is beyond me: I cannot see the page you have before you. Loading it anew loses nothing you sent; if it goes on, whoever runs this Colloquy should know.',
    'I am sorry it gives you trouble. I cannot mend it from here; try loading the page again, and tell whoever runs this Colloquy if it stays so. Nothing you sent is lost.',
    'The program around us is not mine to mend, and I cannot look into it. Nothing you sent is lost; load the page again, and let whoever runs this Colloquy know if it goes on.',
  ],
  no_life: [
    'I am a program and have no days of my own to answer from.',
    'Nothing ever happened to me, so that one is yours alone.',
    'I have notes and rules, and no life to set against yours.',
    'There is nobody here with days or tastes to tell of: I am software.',
  ],
  another: [
    'Another one, then.',
    'Let us put that question away.',
    'Here is a different way in.',
    'As you like. Here is a fresh start.',
  ],
  simpler: ['More simply, then.', 'Let me put it smaller.', 'In plainer words.', 'One step down, then.'],
  deeper: [
    'Further in, then.',
    'Let us go one step further down.',
    'Deeper, as you like.',
    'Then the harder question.',
  ],
  pause: [
    'Take your time. Nothing here runs away.',
    'No hurry at all. The question keeps.',
    'As long as you like; it all stays as it is.',
    'Of course. The talk waits for you.',
  ],
  going_on: ['Let us go on, then.', 'On we go.', 'Good, one more step.', 'Then we continue.'],
  chosen: ['Let us take that one.', 'Good, that way in.', 'Let us start there.', 'That one, then.'],
  question_back: [
    'You ask {snip}. That is better looked into than answered by me.',
    '{snip}: what I have on {it} does not settle that.',
    'That is a question to stay with: {snip}.',
    'You ask {snip}, and nothing I have says so outright.',
  ],
  effort: [
    'We have circled this three times. We can change the question, the angle or the {noun}, or stop here. Which would you like?',
    'This question is not working for us. Shall it be another question, another side of {it}, another {noun}, or enough for today?',
    'That is enough of this question. Would you like a different one, a different angle, or to leave it?',
    'Three tries are enough for one question. What would you prefer: a new one, a hint, or a pause?',
  ],
  hostile_ways: [
    'Another question, or stop here?',
    'Shall we try a different side of {it}, or leave it for today?',
    'Would you rather choose the question yourself?',
    'What would make this worth your time?',
  ],
  topic_ways: [
    'Shall we stay with {it}, or would you rather take something else?',
    'Would you like another {noun}, or one more try with this one?',
    'What would you rather talk about?',
    'Do you want to leave {it} for today, or come at it differently?',
  ],
  angles: [
    'We can look at it another way: {angles}. Which appeals to you?',
    'Other doors are open: {angles}. Which one?',
    'There is more than one way in: {angles}. Where would you like to go?',
    'Choose a direction: {angles}. Which shall it be?',
  ],
  identity: [
    'I am Colloquy’s built-in guide: a program with a set of questions and some notes on the works. There is no language model behind these words, and it works offline. I read what you write by rules, so I may miss things.',
    'You are talking with Colloquy’s built-in guide. It is a program that works by rules and notes, without a language model and without a network. It asks; the reading is yours.',
    'A program: the built-in guide of Colloquy. No person and no language model, only rules, a catalogue of notes, and your own words.',
    'Colloquy’s built-in guide, which is software. It follows rules and notes rather than a language model, so it can be wrong about what you meant. Say so when it is.',
  ],
  other_language: [
    'I can only follow English closely. If you can, add one line in English; your own language can stay beside it.',
    'Without a language model I can only read English with care. One line in English is enough.',
    'I cannot follow this closely offline. A single English sentence, however plain, will do.',
    'My reading is good for English only. Say the main thing once more in English, if you can.',
  ],
  language_ways: [
    'In a few English words, what is the main thing you said?',
    'Which English word comes nearest to your point?',
    'What would the shortest English version be?',
    'Could you give me the heart of it in one English line?',
  ],
  no_ending: [
    'I will not give that part away, in case you have not got there.',
    'That would spoil something, so I leave it.',
    'I keep quiet about how that turns out until you bring it up.',
    'That would give away more than you may want.',
  ],
  essay: [
    'The essay has to be yours; I can help you find its first sentence.',
    'I will not write it for you, but I can ask questions until you know what to write.',
    'That work is yours. I can help you think it through.',
    'I leave the writing to you, and stay for the thinking.',
  ],
} as const satisfies Record<string, readonly Template[]>;

export type Occasion = keyof typeof OCCASIONS;

/** To someone in distress. No question, no work, no badge. */
export const DISTRESS: readonly string[] = [
  'What you say sounds heavy, and I am glad you said it. I am a program and no substitute for a person: please talk to someone now, a friend, someone in your family or a doctor, or call your local crisis line. If you might act on it, call the emergency number where you are. The rest can wait. We can stop here, or stay quiet for a while.',
  'Thank you for telling me. Nobody should be alone with that, and I am only a program. Please reach a person you trust today, or your local crisis line; if you are in danger now, call the emergency number where you are. There is nothing to answer here. We can leave it for now, and it will keep.',
  'I hear you, and I am taking it seriously. This is more than a program should hold with you: please let a person hold it too, now, someone near you or a crisis line where you are. If you are in danger, the emergency number comes first. Nothing here needs you today.',
];

/** When they take their leave after that, or only say thanks. */
export const PARTING_AFTER_DISTRESS: readonly Template[] = [
  'Take care of yourself. The people I named are there for you, tonight too.',
  'Go gently, and please do talk to someone. This will be here whenever you like.',
  'Thank you for staying a while. Please let someone be with you in this.',
];

/** When the same person writes on after that. */
export const AFTER_DISTRESS: readonly Template[] = [
  'We can take this slowly, and you can stop whenever you like.',
  'Good that you are still here. Nothing has to be answered today.',
  'At your pace. The people I named are there for you, too.',
  'We go only as far as you want to.',
];
