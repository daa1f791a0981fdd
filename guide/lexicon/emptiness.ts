import { listed } from './listed.ts';

/** Frames that would fit any work. */
export const GENERIC = listed(`
in life, in our life, in our lives, in his life, in my opinion, in general, in society, our society, the society, modern society, modern life, nowadays, in today's world, in todays world,
people today, human nature, human condition, human being, human beings, the world, in the world, we should, we must, we all, we have to, everyone should, everybody should, people should,
they should, you should, must respect, one should, its important to, it is important, important topic, the message, a message, the lesson, teaches us, reminds us, shows us that, lesson for, both sides, every case is different,
no right answer, everyone has, everybody has, own opinion, own point of view, own truth, own interests, point of views, on one side, on the one hand, symbol of, is a symbol, symbolizes, symbolises, represents, represent,
stands for, metaphor for, it shows that, this shows that, it shows how, thats life, as they say, as always, a classic, makes you think, makes us think, makes us reflect, make you think, open minded, in conclusion, ultimately,
overall meaning, contribute to, contributes to, many people, a lot of people, lots of people, most people want, people are, people have, people always, everyone is, everybody is, all of us, never a solution, exists nowadays,
and so on, many things, very important, very interesting, very deep, its interesting, very true, very well, very sad, very special, very strong, in many ways, good and bad, gives a feeling, gives it a, feeling of, the importance of, the power of, the meaning of,
too late, what we have, every day, of course, good example, typical example, its typical, in that time, at that time, of his time, for its time, of its time, the system, the director wanted, the author wanted, he wanted to show, she wanted to show, to express
`);

export const BOOST = listed(`
always, everyone, everybody, everything, very, really, so much, obviously, definitely, truly, totally, absolutely, completely, most famous, one of the most, so many, all people, forever, ever made, of all time
`);

export const PRAISE = listed(`
love it, loved it, love this, i love, beautiful, wonderful, masterpiece, amazing, awesome, incredible, best movie, best film, best book, best action, greatest, genius, brilliant, so good, so cool, cool, breathtaking,
stunning, inspiring, magic, magnificent, superb, perfect, five stars, ten out of ten, 10 10, recommend, everyone should read, must read, must see, insane, bravo, nice book, good book, great book, great movie,
great film, my favorite, my favourite, wow, omg, life changing, cant wait, so beautiful, so pretty, really pretty, i adore, well written, touches the soul
`);

/** The prose of someone, or something, that has nothing to say. */
export const BOILERPLATE = listed(`
timeless wisdom, continues to resonate, resonates with, navigate lifes, profound insight, profound insights, deeply transformative, ever changing world, full potential, embrace challenges, human condition,
multiple interpretations, opening up a dialogue, thought provoking, highly relevant, in conclusion, rich layered, emotional resonance, great minds, complex and intriguing, unique journey, many angles, seminal, iconic,
overall mood, immersive experience, rich and layered, tapestry, masterfully, weaves together, invites readers, inviting readers, what it truly means, what it means to be human, a testament to, delves into, valid arguments,
both sides have, for centuries, in a powerful, unlock your, believe in yourself, never give up, follow your dreams, believe in the process, speaks to them, age or background, overall meaning, comprehensive exploration, stays with you, symbolic and
`);

export const ENCYCLOPEDIC = listed(`
is an oil painting, is a memoir, is a novel, is a painting, is a film, is an american, is a british, is a french, american novel, crime film, drama film, thriller directed, directed by, co directed by, starring, adapted from, adapted by, based on the,
born in, published in, is considered, is regarded, widely regarded, widely considered, widely credited, regarded as, one of the best known, was acquired, see also, citation needed, translated into,
million copies, it is based on, academy awards, nominations, box office, highest grossing, is commonly read, scholars have, current location, related works, oil on canvas, oil painting on,
was a roman, was an american, was a british, was a french, was a german, was a dutch, was an italian, is a series of, of the same name, first published, set in the, depicts, recounts, the novel depicts, contender for, is located, in the collection of, museum of, critically acclaimed, is a concept, refers to the, is defined as, followed by several, recording his
`);

/** Sayings count as nobody's words. */
export const PROVERBS = listed(`
no man is an island, ignorance is bliss, keep calm, never give up, time is money, seek the truth, love wins, follow your heart, my kid could do that, its ok not to be ok, it's ok not to be ok,
beauty is in the eye of the beholder, actions speak louder than words, money cant buy happiness, everything happens for a reason, less is more, carpe diem, to each his own, all you need is love
`);

/** A string of plot joined by nothing but time. */
export const AND_THEN = listed(`
and then, then he, then she, then they, then there, and after, and after that, afterwards, and also, and in the end, and at the end, and finally, and he, and she, and they, later he, later she, next he, next she, he gets, she gets, takes over, comes back
`);

/** Fame, prizes, sales and the maker's life: around the work, not in it. */
export const RECEPTION = listed(`
oscar, oscars, academy award, prize, prizes, nobel, award, awards, bestseller, best seller, famous, popular, most important, museum, museums, louvre, prado, poster, posters, millions, copies, sold, sell, critics loved, won, nominated, director, the author, born, sequel, sequels, actor, actors, actress, well known, known for,
his life, her life, in his time, in those years, was from, came from, inspired by, influenced, influence, influential, precursor, movement, style, very new, something new, the first, series, adaptation, tv show, on tv, tourists, selfies, memes, everybody knows, everybody has seen, translated, worth millions
`);
