import { listed } from './listed.ts';

/** Words that announce a reason or a consequence. */
export const REASON = listed(`
because, becaus, becuase, beacuse, becouse, bc, cuz, coz, cos, since, so, so that, therefore, thus, hence, thats why, that is why, this is why, which is why,
for that reason, as a result, which means, that means, it means, this means, meaning that, as if, as though, in order to,
by that logic, otherwise, given that, due to, the reason, this way, thats how, that's how, in that sense, to me that,
it follows, after all, thats what, seeing that, the more, enough to, only works if, so its, so hes, so shes, so theyre
`);

/** Verbs by which a reader gets from what is there to what it does. */
export const INFERENCE = listed(`
shows, show, showed, showing, tells me, tells us, tells you, told me, suggests, suggest, implies, proves, prove, reveals, makes, makes it,
made me, turns into, turns, turned into, becomes, became, means, meant, explains, points to, reads as, reads like, looks like, feels like,
felt like, sounds like, works like, lets, lets us, counts as, amounts to, leads, keeps, gives, adds up, as if, fits, answers, decides, stands for,
comes across, ends up, works as, works because, only works, i think its, i think he, i think she, i think they, i think the, i think that, i read it, i read that, is what makes, is what, is how, is why, not just, no wonder, in other words,
is less, is more, the way, same as, the same, just like, exactly like, like a, like an, seems to, forces, pulls, carries, costs, buys, teaches
`);

/** Where on the page, the canvas or the screen it stands. */
export const LOCATING = listed(`
when he, when she, when they, when it, when we, the scene where, the scene when, in the scene, the moment, at the moment, the line, the shot,
the part where, the bit where, in chapter, chapter, on page, at the end, by the end, at the beginning, in the first, in the last,
the last, near the end, the opening, the final, for example, for instance, like when, where he, where she, where they, you can see, we see,
you see, i looked, look at, if you look, close up, in the middle, in the corner, behind, in front of, on the left, on the right, to the left,
to the right, at the back, above, beneath, underneath, next to, between, around, across, beside, at the top, at the bottom, upstairs,
downstairs, in the window, on the wall, in the background, in the foreground, he says, she says, says, said, he writes, she writes, writes,
wrote, asks, asked, answers, replies, tells him, tells her, tells them, halfway, twice, each time, every time, the first time, the second time
`);

/** What one can point at in a picture. */
export const SEEN = listed(`
line, lines, curve, curves, curved, stroke, strokes, brush, brushwork, dab, dabs, edge, edges, light, lamp, lantern, shadow, shadows, dark, blue,
red, gold, golden, orange, yellow, white, black, green, grey, gray, pink, face, faces, eyes, eye, mouth, lips, smile, hand, hands, finger,
fingers, toes, shoulder, shoulders, neck, arm, arms, foot, feet, knee, knees, hair, dress, skirt, shirt, hat, window, mirror, door, table,
wall, floor, sky, sun, moon, star, stars, sea, row, frame, cropped, corner, centre, center, middle, pattern, patterns, blocks, circles, squares,
triangle, triangles, pyramid, grid, outline, fist, elbow, chin, foreground, background, horizon, diagonal, diagonals, vertical, horizontal,
symmetry, texture, canvas, scale, size, gap, gaze, stare, pose, posture, gesture, drapery, depth, silhouette, body, bodies, back, flat, thick,
thin, blurred, sharp, dots, wire, cloth, ribbon, flowers, dog, horse, bird, tree, trees
`);

/** What one can point at in a film. */
export const FILMED = listed(`
camera, shot, shots, cut, cuts, edit, editing, close up, closeup, lens, zoom, pan, frame, framed, sound, music, strings, song, waltz, silence,
silent, muted, voice, voices, light, lighting, colour, color, stairs, staircase, window, door, corridor, mirror, rain, water, car, train,
phone, letter, photo, photograph, picture, key, chair, table, screen, wide shot, slow motion, voice over, voiceover, point of view,
soundtrack, costume, flashback, montage, first scene, last scene, opening, black and white, off screen, freeze, beep, beeps, knife, gun,
face, faces, eyes, hand, hands, finger, fingers, shoulder, smile, looks, stares, walks, runs, stands, sits, blanket, glass, tape, jukebox
`);

/** What people in a story want, fear and know; it anchors where the objective asks for it. */
export const INNER = listed(`
wants, wanted, needs, needed, fears, feared, afraid, ashamed, proud, hopes, hoped, believes, believed, knows, knew, realises, realizes,
realised, trusts, trusted, pities, pitied, expects, expected, imagines, hears, remembers, forgives, regrets, regret, pretends, hides, refuses,
decides, admits, envies, lonely, guilty, humiliated, jealous, grieving
`);
