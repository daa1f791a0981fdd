import * as say from '../words/front-page.ts';

const WORLDS = [
  {
    name: say.books,
    text: say.whatBooksAre,
    mark: 'text-books',
    path: 'M4 5h7v14H4zM11 7h5v12h-5zM16.5 8.2l3-.8 2.3 11-3 .8',
  },
  {
    name: say.ideas,
    text: say.whatIdeasAre,
    mark: 'text-ideas',
    path: 'M6 17l3.5-8.5L17 6M9.5 8.5L15 14.5M6 17l9-2.5M15 14.5L17 6M6 17h.01M4.4 17a1.6 1.6 0 1 0 3.2 0 1.6 1.6 0 0 0-3.2 0ZM7.9 8.5a1.6 1.6 0 1 0 3.2 0 1.6 1.6 0 0 0-3.2 0ZM15.4 6a1.6 1.6 0 1 0 3.2 0 1.6 1.6 0 0 0-3.2 0ZM13.4 14.5a1.6 1.6 0 1 0 3.2 0 1.6 1.6 0 0 0-3.2 0Z',
  },
  {
    name: say.art,
    text: say.whatArtIs,
    mark: 'text-art',
    path: 'M4 4h16v16H4zM7 7h10v10H7zM7 15l3.5-4 2.5 2.5 1.5-1.5 2.5 3',
  },
  {
    name: say.film,
    text: say.whatFilmIs,
    mark: 'text-film',
    path: 'M3 6h18v12H3zM7 6v12M17 6v12M3 10h4M3 14h4M17 10h4M17 14h4',
  },
];

export function About() {
  return (
    <section id="about" aria-labelledby="about-title" className="border-y border-line bg-surface">
      <div className="mx-auto grid max-w-page gap-x-16 gap-y-12 px-4 py-20 sm:px-6 lg:grid-cols-[minmax(0,1.4fr)_minmax(0,1fr)] lg:py-24">
        <div>
          <h2 id="about-title" className="text-title">
            {say.aConversationWithAPurpose}
          </h2>
          <div className="mt-6 grid max-w-measure gap-4 font-serif text-body leading-relaxed text-ink-soft">
            <p className="drop-cap">{say.colloquyAsks}</p>
            <p>{say.itRunsWhereSomebodyPutIt}</p>
          </div>
        </div>
        <ul className="grid content-start divide-y divide-line border-y border-line">
          {WORLDS.map((world) => (
            <li key={world.name} className="flex items-center gap-4 py-4">
              <svg
                viewBox="0 0 24 24"
                className={`size-7 shrink-0 ${world.mark}`}
                fill="none"
                stroke="currentColor"
                strokeWidth="1.4"
                strokeLinecap="round"
                strokeLinejoin="round"
                aria-hidden="true"
              >
                <path d={world.path} />
              </svg>
              <span>
                <span className="block font-display text-lead leading-tight">{world.name}</span>
                <span className="text-small text-ink-faint">{world.text}</span>
              </span>
            </li>
          ))}
        </ul>
      </div>
    </section>
  );
}
