export interface FilmQuestion {
  slug: string;
  /** What the menu shows. */
  label: string;
  /** What is sent and kept in its place. */
  prompt: (title: string) => string;
}

export const FILM_QUESTIONS: readonly FilmQuestion[] = [
  {
    slug: 'about',
    label: 'What is it about?',
    prompt: (title) =>
      `What is “${title}” about? Tell me the situation it starts from and what is at stake, without giving the ending away, and then ask me what I make of it.`,
  },
  {
    slug: 'inspiration',
    label: 'What inspired it?',
    prompt: (title) =>
      `What inspired “${title}”? I would like to know where the story came from, which people, books, films or events stand behind it, and what its makers did with them.`,
  },
  {
    slug: 'themes',
    label: 'What are its themes?',
    prompt: (title) =>
      `What are the main themes of “${title}”? Take one or two of them and show me where in the film I could see them at work.`,
  },
  {
    slug: 'classic',
    label: 'Why is it a classic?',
    prompt: (title) =>
      `Why is “${title}” thought of as a classic? Tell me what it did that was new or done better than before, and what someone might say against its fame.`,
  },
  {
    slug: 'scenes',
    label: 'Which scenes are iconic?',
    prompt: (title) =>
      `Which scenes of “${title}” are the iconic ones? Pick one, and help me see how picture, sound, acting and cutting make it work.`,
  },
  {
    slug: 'reception',
    label: 'How was it received?',
    prompt: (title) =>
      `How was “${title}” received when it came out, by critics and by the public, and how has its standing changed since then?`,
  },
];
