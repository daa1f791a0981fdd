import { listed } from './listed.ts';

/** One family per kind of second step. A developed step is two families at work, or one beside an anchor. */
export const SECOND_MOVES = {
  contrary: listed(`
    but, though, tho, although, yet, but still, still i, still he, still she, still they, still the, still it, however, except, except that, instead, rather than, whereas, even so, nevertheless, despite, in spite,
    unlike, apart from, either way, on the other hand, at the same time, against me, then again, even though, even if, to be fair, the exception,
    one exception, the trouble is, and yet, but then, not really, all the same, counter example, a counterexample, on the contrary, on second thought, conversely, granted, admittedly, that said, having said that, mind you, nor does it, the other way, the opposite, in fairness, the objection, one objection, i grant
  `),
  revision: listed(`
    used to, at first, first i, i first, first i wrote, first i said, i'd thought, id thought, i thought, i had thought, i believed, i expected, i'd assumed, i assumed,
    i always taught, i taught, i repeated, now i, looking back, on rereading, rereading, reread, rewatched, the second time, when i first, my first, on a second look, looking again, i changed, i take back, i take that back, i now think, i have come to, ive come to, i came to see, i was sure, i had it wrong, i'd always, i always thought, my view changed, this time i, until i,
    until then, i no longer, changed my mind, turns out, it turns out, for years, i'd missed, i missed, then i noticed, i noticed, i notice, i realised, i realized, i'd been, id been,
    i'd have said, id have said, i'd taken, i had taken, i was going to, i was wrong, before that i, i once, i expected
  `),
  limit: listed(`
    only if, only when, only works, as long as, unless, provided, on condition, stops working, stops when, it stops, breaks, doesnt carry, what i cant, cant prove, i cant prove,
    cant tell, cannot tell, i cant say, i can't decide, i cant decide, i doubt, i suspect, i wonder, im not sure, not sure, not certain, less sure, half believe, i half, maybe, perhaps,
    might, may be, could be, could as easily, could both, arguably, my guess, i'd question, my reservation, i may be, i might be, im biased, i'm wary, wary,
    doesnt make it, depends on, if thats, doesnt mean, doesnt explain, cant explain, doesnt settle, isnt enough, as far as, hardly, to a degree, in part, partly, not always, not every, within limits, only as, only while, it falls apart, falls short, where it fails, fails on, fails when, doesnt hold, does not hold, doesnt work for, doesnt apply, does not explain, we cant know, cant be sure, no way to know, impossible to tell, unclear, who knows, i still dont know, i dont know if, hard to, harder to,
    not the whole, only partly, half right, up to a point, some of it, at least, so far as
  `),
  other_view: listed(`
    everyone says, everybody says, everyone explains, everyone adds, people say, they say, people call, people ask, people remember, people add, the usual, the common reading, the obvious reading, the easy reading, many would, a defender, a sceptic, a skeptic, opponents, defenders, from the other, from where, through the eyes, in his shoes, in her shoes, if you asked, would object, would disagree, would argue, would reply, would see, would feel, might see, might think, might feel, usual line, some would, some say,
    someone who, somebody who, would say, might say, would call, could hear, would hear, hears, for him, for her, to him, to her, from her side, from his side, in their place,
    the other, critics, as some say, you could also, one could, could say, would answer, standard reading, most of us, we forget, people forget, 
    calls it, most people, others see, a stoic would, id say thats, she'd say, he'd say, they'd say, he would say, she would say, would want, would have wanted
  `),
  assumption: listed(`
    assume, assumes, assumed, assumption, presumes, presupposes, presupposed, treats as given, begs the question, depends on believing, the premise, the very idea, as if it were, why should, why would we, who says, says who, according to whom, by what standard, the idea that, built into, takes for granted, taken for granted, the word, nobody asks, nobody asked, needs somebody, needs someone, who gets to, by whom, for whom,
    whoever, is that the question, so is the, so are the, were they ever, what exactly, the question, leaves out, who decided, whose, its not whether, supposed to, counts as, who pays, in the first place,
    isnt the point, wasnt the point, the wrong question, what if, is it really
  `),
  exception: listed(`
    only one, the only, the one, nobody, no one, never, none of, not one, nothing, except for, even the, even when, even in, itself, anyway, alone, instead of, without
  `),
} as const;
