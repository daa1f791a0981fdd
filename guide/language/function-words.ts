import { listed } from './listed.ts';

/** Words that carry grammar rather than content; their share tells a language, their absence a content word. */
export const FUNCTION_WORDS = listed(`
a, about, above, after, again, against, all, also, although, always, am, an, and, another, any, anybody, anyone,
anything, are, around, as, at, away, back, be, became, because, become, been, before, behind, being, below,
between, both, but, by, can, cannot, cant, cause, could, couldnt, did, didnt, do, does, doesnt, doing, done, dont,
down, during, each, either, else, enough, even, ever, every, everybody, everyone, everything, except, few, for,
from, further, get, gets, getting, give, gives, go, goes, going, gone, gonna, got, had, hadnt, has, hasnt, have,
havent, having, he, hed, hell, her, here, hers, herself, hes, him, himself, his, how, however, i, i'd, i'll, if,
ill, im, in, instead, into, is, isnt, it, its, itself, ive, just, kind, less, let, lets, like, lot, lots, made,
make, makes, making, many, may, maybe, me, might, mine, more, most, much, must, my, myself, neither, never, no,
nobody, none, nor, not, nothing, now, of, off, often, ok, okay, on, once, one, ones, only, onto, or, other, others,
our, ours, out, over, own, per, perhaps, put, puts, quite, rather, really, said, same, say, saying, says, seem,
seems, shall, she, shed, shes, should, shouldnt, since, so, some, somebody, someone, something, sometimes, somewhere,
sort, still, such, than, that, thats, the, their, theirs, them, themselves, then, there, theres, these, they,
theyd, theyre, theyve, thing, things, this, those, though, through, thus, till, to, too, toward, towards, under,
unless, until, up, upon, us, very, want, wants, was, wasnt, way, ways, we, we'll, we're, well, went, were, werent,
weve, what, whatever, whats, when, whenever, where, whereas, whether, which, while, who, whoever, whole, whom,
whos, whose, why, will, with, within, without, wont, would, wouldnt, yes, yet, you, youd, youll, your, youre,
yours, yourself, youve, tho, u, ur, bc, cuz, yeah, yep, nope, bit, almost, already, actually, basically, probably,
teh, becaus, becuase, beacuse, becouse, wich, whit, tought, thougt, thier, realy, alot, dosent, dosnt, doesent, wasent, didint, allways, untill, tru, trough, arent, aint, theyr, there're, im, thx, pls, lol, haha, omg, first, second, last, two, three, time, times
`);

/** The commonest function words of other languages; enough to tell which one somebody writes in. */
export const FOREIGN_FUNCTION_WORDS: Record<string, string[]> = {
  de: listed(
    'der, die, das, und, ist, nicht, ich, ein, eine, einen, dem, den, des, zu, mit, auf, für, sich, auch, es, wie, aber, weil, dass, wenn, sie, er, wir, ihr, sein, haben, hat, hatte, war, wird, kann, noch, nur, schon, sehr, mehr, mich, mir, über, durch, oder, bei, nach, aus, vom, zum, zur, keine, kein, weiß, keine, diese, dieser, dieses, ihm, ihn, ihre, seine, alles, immer',
  ),
  fr: listed(
    'le, la, les, un, une, des, du, de, et, est, pas, ne, je, tu, il, elle, nous, vous, ils, elles, que, qui, dans, pour, sur, avec, ce, cette, ces, mais, ou, où, parce, comme, plus, très, tout, son, sa, ses, mon, ma, mes, au, aux, être, avoir, fait, était, sont, ont, suis, sais, rien, aussi, même, si, par, cela, ça, quand, peut, on, sans',
  ),
  es: listed(
    'el, la, los, las, un, una, unos, de, del, y, es, no, yo, que, en, por, para, con, se, su, sus, lo, le, como, más, pero, porque, muy, todo, este, esta, ese, esa, eso, mi, me, te, está, son, fue, era, ser, hay, ha, cuando, donde, sin, sobre, también, si, ya, al, nos, ella, él, ellos, nada, sé, creo, parece, siempre, nunca',
  ),
  it: listed(
    'il, lo, la, gli, le, un, una, di, del, della, e, è, non, io, che, in, per, con, si, suo, sua, come, più, ma, perché, molto, tutto, questo, questa, quello, mi, ti, sono, era, essere, ha, ho, quando, dove, senza, anche, se, già, al, alla, nel, nella, lui, lei, noi, loro, sempre, mai, dei, delle, penso, credo, nessuno',
  ),
  pt: listed(
    'o, a, os, as, um, uma, de, do, da, dos, das, e, é, não, eu, que, em, no, na, por, para, com, se, seu, sua, como, mais, mas, porque, muito, tudo, este, esta, isso, me, te, são, foi, era, ser, há, quando, onde, sem, também, já, ao, ele, ela, eles, nós, você, nada, sei, acho, sempre, nunca, pelo, pela',
  ),
  nl: listed(
    'de, het, een, en, is, niet, ik, van, dat, die, op, te, zijn, met, voor, hij, zij, ze, wij, maar, omdat, als, ook, er, aan, om, dan, nog, wel, geen, naar, uit, bij, door, over, wordt, was, heeft, hebben, kan, haar, hem, deze, dit, mijn, je, wat, veel, altijd, weet, denk',
  ),
  pl: listed(
    'i, w, z, na, nie, się, to, jest, że, do, jak, ale, co, tak, za, od, po, przez, dla, czy, ja, on, ona, oni, jego, jej, ich, był, była, było, są, być, ma, mnie, mi, bo, ponieważ, kiedy, gdzie, bardzo, tylko, też, ten, ta, te, który, która, które, wszystko, nigdy, zawsze',
  ),
  tr: listed(
    've, bir, bu, da, de, için, çok, ama, ben, sen, o, biz, ile, gibi, daha, ne, var, yok, değil, olarak, olan, kadar, sonra, çünkü, her, şey, mi, mı, ki, en, onun, beni, bana, bence, diye, hiç, nasıl, neden, kendi, zaman',
  ),
};

/**
 * Words so much one language's own that one of them tells it where no English stands beside it: a short
 * question has no more. None is an English word or stands in names ("de", "la", "du").
 */
export const TELLING_WORDS: Record<string, string[]> = {
  de: listed(
    'warum, wieso, weshalb, wozu, wer, wem, wessen, wann, wohin, woher, welche, welcher, welches, welchen, welchem, wie, ist, sind, nicht, ich, ihn, ihm, bedeutet, bedeuten, heißt, kannst, könnte, passiert, macht, gibt, geht, bitte, erklär, erkläre, meinst, denkst, findest, dazu, glaube, weiß, keine',
  ),
  fr: listed(
    'pourquoi, quel, quelle, quels, quelles, quand, est-ce, qu’est-ce, penses, pensez, veut, signifie, explique, expliquez, pouvez, peux, c’est, je, ils',
  ),
  es: listed('qué, quién, quiénes, cuál, cuáles, cuándo, porque, significa, puedes, explica'),
  it: listed('perché, quale, quali, cos’è, quando, significa, puoi, pensi, spiega, spiegami, anche'),
  pt: listed('quem, qual, quais, onde, quando, porquê, você, acha, significa, pode, explica, não'),
  nl: listed('waarom, wie, waar, welke, wanneer, betekent, niet, ik, hij, kun'),
  pl: listed('dlaczego, kto, gdzie, kiedy, jak, jaki, jaka, czemu'),
  tr: listed('neden, niçin, nasıl, nerede, hangi, değil, bence'),
};
