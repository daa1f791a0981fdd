import { listed } from './listed.ts';

/** Things of errands, screens and weekends: two or more of them and no word of the work is talk beside the point. */
export const ERRANDS = listed(`
phone, mobile, charger, keyboard, battery, laptop, wifi, internet, password, email, app, video, videos, youtube, tiktok, instagram, netflix, streaming, game, games, xbox, playstation, meme, memes, selfie, selfies,
bus, tram, bus ticket, parking, traffic, airport, hotel, holiday, holidays, vacation, trip, school trip, tourist, tourists, beach, queue, tickets, shop, shops, shopping, mall, supermarket, discount, euros, dollars, cheap,
landlord, pension, petrol, recipe, pizza, burger, fries, chips, snacks, popcorn, cake, cakes, pancakes, waffles, salad, breakfast, lunch, dinner, sandwich, pasta, groceries, barbecue, takeaway, restaurant, cooking, delicious, birthday, birthdays, party, wedding, weekend, saturday, sunday,
homework, assignment, assignments, exam, exams, classmate, classmates, poster, posters, t shirt, merch, sequel, sequels, trilogy, marathon, cartoon, cartoons, series, football, football club, gym, haircut, dentist, toothache, taxes, laundry, shower, weather, rained, neighbour, neighbor, roommate, cousin, cousins
`);

/** The app, the task, the other person: talk about the talk. */
export const META = listed(`
this app, the app, logged me out, the button, a button, the menu, real person, a robot, a machine, the format, next question, my phone, the font, the language, the colours in, the letters are, too small, crashed, loading, the screen is, essay,
this exercise, this task, these questions, this question is, assignment, my assignment, homework, another app, paying for this, subscription
`);

export const HOSTILE = listed(`
stupid, boring, who cares, dumb, waste of time, hate this, sucks, suck, shut up, bs, bullshit, crap, pointless, fuck, fucking, fuck off, shit, screw this, screw you, idiot, moron, garbage, trash, lame, annoying, ridiculous, leave me alone, go away, kill yourself
`);

/** When something happened to the reader. */
export const EPISODE = listed(`
last week, last month, last year, last spring, last summer, last autumn, last winter, last night, yesterday, on monday, on tuesday, on wednesday, on thursday, on friday, on saturday, on sunday, tuesday, thursday, friday, in january, in february, in march, in april, in may, in june,
in july, in august, in september, in october, in november, in december, when i was, when my, after i, at work, at school, at home, at the office, in class, the other day, years ago, months ago, as a child, as a kid, one day, one night, that day, that afternoon,
at my, in my school, on my team, our team, my team, my job, my shift, i tried, i sold, i bought, i took, i hired, i chose, i paid, i kept, i told, i went, i found, i made, i got, i teach, i plan, i work as, i worked as, we tried, we used to, for years, for months, this week, this morning
`);

/** The reader's plain first person in a particular past. */
export const OWN_ACT = listed(`
i was, i had, i did, i cried, i cheered, i laughed, i felt, i saw, i said, i wrote, i looked, i counted, i watched, i read, i asked, i knew, i lost, i won, i stayed, i left, i sat, i stood, i noticed, i stopped, i liked, i live, i grew up, i work, i do the same
`);
