import { listed } from './listed.ts';

/**
 * Content words so common that using them points to nothing in particular. A reply whose content words
 * all stand here, or in the abstract list, could be about any work.
 */
export const PLAIN_WORDS = listed(`
able, accept, accepted, accepts, act, action, actions, acts, add, adult, adults, afraid, age, ago, agree, agreed, allow, allowed,
alone, along, alive, amount, angry, answer, answers, anymore, anyway, apart, appear, appears, area, ask, asked, asking, asks,
aspect, aspects, attention, author, authors, average, bad, based, basic, beautiful, began, begin, beginning, begins,
behave, behavior, behaviour, believe, believed, believes, belong, best, better, big, bigger, biggest, book, books, born, boring,
break, bring, brings, build, business, busy, call, called, calls, came, cannot, care, careful, case, cases, cause, caused, causes,
certain, certainly, chance, chances, change, changed, changes, changing, chapter, character, characters, child, children,
choice, choices, choose, chooses, chose, city, class, clear, clearly, close, cold, colour, colours, color, colors, come, comes,
coming, common, company, companies, compare, compared, complete, completely, concept, connected, connection, consider,
continue, control, cool, correct, cost, costs, country, course, create, created, creates, cry, dangerous, day, days, dead, deal, death,
decide, decided, decides, decision, decisions, deep, depends, describe, described, describes, deserve, die, died, dies, difference, different,
difficult, director, doubt, dramatic, dream, dreams, early, earlier, easier, easily, easy, effect, effects, emotional, end, ended, ending,
ends, enjoy, entire, especially, etc, event, events, exactly, example, examples, excited, exist, exists, expect, experience,
experiences, explain, explained, explains, express, expressed, extra, face, fact, facts, fair, fall, family, famous, far, fast, father,
feel, feeling, feelings, feels, felt, fight, film, films, finally, find, finds, fine, finish, finished, follow, forget, form, forward, found,
free, friend, friends, full, fun, future, game, general, generally, girl, boy, given, giving, glad, goal, goals, good, great, group,
groups, grow, guess, guy, half, happen, happened, happening, happens, happy, hard, harder, hate, head, hear, heard, heart, help,
helped, helps, high, history, hold, home, honest, honestly, hope, hour, hours, house, huge, human, humans, idea, ideas, imagine,
important, impossible, improve, inside, interest, interested, interesting, involved, issue, issues, job, keep, keeps, kept, kid, kids,
kill, killed, kills, knew, know, knowing, known, knows, large, late, later, lead, leads, learn, learned, learning, learns, leave, leaves,
left, lesson, level, lie, life, light, liked, likes, likely, line, listen, little, live, lived, lives, living, long, longer, look,
looked, looking, looks, lose, loses, losing, loss, lost, love, loved, loves, low, main, man, manner, matter, matters, mean, means,
meaning, meant, men, mention, message, method, mind, minds, moment, moments, money, month, months, mood, mother, move, moved, moves,
movie, movies, music, name, natural, nature, near, necessary, need, needed, needs, new, next, nice, night, normal, normally, notice,
number, object, obvious, obviously, often, old, older, open, opinion, opinions, order, ordinary, original, outside, page, pages, paint,
painted, painter, painting, paintings, parents, part, parts, past, pay, people, peoples, perfect, person, personal, personally, persons,
picture, pictures, place, places, plan, play, plays, point, points, poor, popular, position, possible, power, powerful, pretty,
problem, problems, produce, product, proper, provide, purpose, question, questions, quick, quickly, rare, reach, read,
reader, readers, reading, ready, real, reality, reason, reasons, relationship, remember, remembers, result, results, return, rich, right,
role, rule, rules, sad, save, scared, scary, scene, scenes, school, see, seeing, seen, sees, sense, serious, set, share, short,
show, showed, showing, shown, shows, side, sides, similar, simple, simply, single, situation, situations, small, special,
specific, spend, spent, start, started, starts, state, stay, stayed, stays, stop, stopped, stops, story, stories, strange, strong,
student, students, study, stuff, style, subject, success, successful, suddenly, suffer, suffering, sure, surprise, surprised, system,
take, taken, takes, taking, talk, talked, talking, talks, teach, teacher, teachers, tell, telling, tells, theme, themes, theory, think,
thinking, thinks, thought, thoughts, today, together, told, took, top, total, totally, tried, tries, true, truly, trust, truth, try, trying,
turn, turned, turns, typical, understand, understands, understanding, understood, unique, use, used, useful, uses, using, usual, usually,
value, view, viewer, viewers, watch, watched, watching, week, weeks, wish, woman, women, wonder, word, words, work, worked, workers,
working, works, world, worse, worst, worth, write, writer, writes, writing, written, wrong, wrote, year, years, young, younger, technique,
techniques, art, artist, artists, artwork, image, images, draw, drawing, cinema, audience, novel, plot, reader, created,
quality, various, several, modern, nowadays, famous, typical, kinds, types, type, sorts, everyday, somehow, definitely, absolutely
`);

/** Nouns and adjectives of the large and general: where they crowd, the work itself is out of sight. */
export const ABSTRACT_WORDS = listed(`
society, societies, social, humanity, mankind, human, existence, life, lives, truth, freedom, justice, injustice, love, hate, hatred,
peace, war, evil, goodness, beauty, happiness, sadness, sorrow, suffering, pain, hope, despair, fear, courage, power, culture, cultures,
cultural, tradition, traditions, morality, moral, morals, ethics, ethical, identity, nature, reality, emotion, emotions, emotional,
feeling, feelings, atmosphere, mood, tone, experience, experiences, values, value, respect, equality, inequality, progress, technology,
technologies, capitalism, consumerism, individual, individuals, individuality, community, politics, political, religion, spirit, soul,
symbol, symbols, symbolism, symbolic, symbolizes, symbolises, metaphor, theme, themes, message, messages, meaning, meanings, meaningful,
lesson, lessons, moral, importance, important, significance, significant, complexity, complex, depth, perspective, perspectives, aspect,
aspects, concept, concepts, factor, factors, impact, influence, challenges, challenge, opportunities, opportunity, success, failure,
motivation, knowledge, wisdom, understanding, empathy, tolerance, diversity, resilience, journey, passion, potential, mindset, attitude,
behaviour, behavior, generation, generations, mystery, mysterious, melancholy, melancholic, nostalgia, dramatic, harmony, balance,
essence, universal, timeless, eternal, innocence, loneliness, lonely, isolation, alienation, relationship, relationships, decisions, people,
resources, wants, unlimited, limited, alternatives, consequences, outcome, outcomes, circumstances, standards, subjective, objective
`);
