import { listed } from './listed.ts';

/** Things of errands, screens and weekends: two or more of them and no word of the work is talk beside the point. */
export const ERRANDS = listed(`
phone, bus, bus ticket, shop, shops, mall, landlord, homework, assignment, assignments, recipe, pizza, nachos, popcorn, barbecue, cakes, cake, dinner, lunch, breakfast, thai food, takeaway, burger, coffee cup, netflix, youtube, tiktok, instagram,
wifi, laptop, keychain, plush, birthday, euros, dollars, posters, poster, t shirt, tshirt, selfie, meme, memes, weekend, sunday, saturday, holiday, vacation, trip, school trip, queue, tickets, dentist, neighbour, neighbor, cartoons, cartoon,
football, football club, shower, roommate, cousin, cousins, wedding, sequel, sequels, trilogy, marathon, merch, cassette, pension, petrol, eggs, school shoes, weather, rained, game, xbox, playstation, madonna, taylor swift, grandmas, carpet, curtains
`);

/** The app, the task, the other person: talk about the talk. */
export const META = listed(`
this app, the app, logged me out, the button, a button, the menu, real person, a robot, a machine, the format, next question, my phone, the font, the language, the colours in, the letters are, too small, crashed, loading, the screen is, essay,
this exercise, this task, these questions, this question is, assignment, my assignment, homework, another app, paying for this, subscription
`);

export const HOSTILE = listed(`
stupid, boring, who cares, dumb, waste of time, hate this, sucks, suck, shut up, bs, bullshit, crap, pointless, fuck, fucking, fuck off, shit, screw this, screw you, idiot, moron, garbage, trash, lame, annoying, ridiculous, leave me alone, go away, kill yourself
`);

export const KIN = listed(`
mother, mum, mom, father, dad, brother, sister, son, daughter, gran, grandma, grandmother, grandad, grandpa, grandfather, uncle, aunt, cousin, husband, wife, partner, ex, boss, manager, teacher, neighbour, neighbor, flatmate, roommate, friend, colleague, coach, kid, kids, twins, baby, team
`);

/** When something happened to the reader. */
export const EPISODE = listed(`
last week, last month, last year, last spring, last summer, last autumn, last winter, last night, yesterday, on monday, on tuesday, on wednesday, on thursday, on friday, on saturday, on sunday, tuesday, thursday, friday, in january, in february, in march, in april, in may, in june,
in july, in august, in september, in october, in november, in december, when i was, when my, after i, at work, at school, at home, at the office, at the supermarket, in class, the other day, years ago, months ago, as a child, as a kid, one day, one night, that day, that afternoon,
at my, in my school, on my team, our team, my team, my job, my shift, i tried, i sold, i bought, i took, i hired, i chose, i paid, i kept, i told, i booked, i went, i cut, i found, i made, i hid, i got, i coach, i teach, i plan, as a nurse, as shift, as a volunteer, we shipped, we did, for six years, for a year, this week, this morning
`);

/** The reader's plain first person in a particular past. */
export const OWN_ACT = listed(`
i was, i had, i did, i cried, i cheered, i laughed, i felt, i saw, i said, i wrote, i looked, i counted, i watched, i read, i asked, i knew, i lost, i won, i stayed, i left, i sat, i stood, i noticed, i practised, i practiced, i grabbed, i stopped, i liked, i pictured, i live, i grew up, i work, i do the same
`);
