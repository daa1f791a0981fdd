/** Words of the terms, a text from top to bottom. */
import type { ReactNode } from 'react';

export const lead =
  'Colloquy is software that somebody runs for you and for others. These are the plain rules of the house.';

export const sections = (link: (toTheProfile: string) => ReactNode) => [
  {
    heading: 'Who you deal with',
    body: (
      <p>
        This copy of Colloquy is run by whoever gave you its address: a person, a school, a company, or
        yourself. They decide who may have an account, they answer for this server, and questions about it go
        to them.
      </p>
    ),
  },
  {
    heading: 'What is yours stays yours',
    body: (
      <p>
        Your library, your notes and everything you write in a discussion belong to you. You can delete your
        account with all it owns on your {link('profile')} at any time.
      </p>
    ),
  },
  {
    heading: 'What we ask of you',
    body: (
      <ul>
        <li>Use your own account, and keep its password to yourself.</li>
        <li>Do not try to reach what belongs to others, or to wear the server out.</li>
        <li>Keep to the law of the place you are in, and to the rights of those whose works you discuss.</li>
        <li>
          What you share by a link is seen by others under your first name: share what is yours to share.
        </li>
      </ul>
    ),
  },
  {
    heading: 'What the guide is, and is not',
    body: (
      <>
        <p>
          The guide is a program. It asks, explains and comments; it can be wrong, and its feedback on a
          reflection is an opinion about that text and not a mark on the person who wrote it. You can tell it
          that you see things differently.
        </p>
        <p>It is not a doctor, a lawyer or a counselor. Where that is what you need, please talk to one.</p>
      </>
    ),
  },
  {
    heading: 'No promises beyond care',
    body: (
      <p>
        The software is open source under the MIT license and comes as it is, without a warranty. Whoever runs
        this server may change, pause or end it. Export what you would not like to lose.
      </p>
    ),
  },
];
