import { listed } from './listed.ts';
import { PLAIN_WORDS } from './plain-words.ts';

/** Words met in talk of any work: whoever says them need not know this one. */
export const COMMONEST = [
  ...PLAIN_WORDS,
  ...listed(`
above, account, across, advice, after, again, against, air, almost, already, among, animals, argues, arms, around, avoid, away,
back, bank, bear, beat, become, before, behind, belief, below, beside, between, black, blame, blue, body, both, bought, brother,
built, burns, buy, car, carry, century, cheap, claim, counts, couple, crowd, culture, cut, dark, daughter, doing, doctor, dog,
door, down, drawn, dress, drives, driver, each, edge, else, empty, enough, equally, escape, ever, every, everyone, evidence,
experiments, eyes, faces, fail, faith, false, fear, feed, few, field, figure, fills, firm, first, fit, five, fixed, flowers,
foot, force, four, frame, freedom, front, gain, gave, give, going, goes, gone, gray, green, ground, habit, hand, hangs, harm,
held, herself, hidden, hide, himself, hundred, including, invented, itself, joins, judge, justice, knowledge, lack, land, last,
law, leader, less, lets, letters, limits, lines, linked, list, lower, luck, machine, making, manager, marks, market, marriage,
measure, meet, member, memory, middle, miss, mistake, mixed, model, mostly, named, neighbor, neither, nobody, none, now, off,
offer, once, orange, others, out, owe, own, owners, paid, pale, paper, pass, patient, pattern, plain, practice, praise, present,
price, print, probably, promises, prove, public, put, puzzle, quiet, race, rain, raised, rather, records, red, refuse, repeated,
rest, rises, risk, room, round, ruin, run, saved, saw, science, score, second, secret, seems, self, sells, separate, serve,
settle, shadow, shape, shift, shop, shot, sign, sister, sit, six, skill, sky, sleep, slow, smoke, soldier, son, song, soon,
sound, speak, spread, stands, step, straight, strangers, street, survive, table, team, ten, test, themselves, thin, thousand,
three, through, times, tiny, title, touch, toward, town, trade, train, treat, trial, twenty, two, until, version, waits, walk,
wall, wants, war, warning, water, ways, weak, weigh, went, whatever, whether, white, whole, wife, win, window, within, without,
won, yellow
`),
];
