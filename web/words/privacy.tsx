/** Words of the privacy page, a text from top to bottom. */
import type { ReactNode } from 'react';

export const lead =
  'What this server keeps of you, where it goes, and how to get rid of it. No trackers, no advertisements, no other company’s analytics.';

export const sections = (link: (toTheProfile: string) => ReactNode) => [
  {
    heading: 'What is kept',
    body: (
      <ul>
        <li>
          Your name, email address, and what you add to your profile: a picture, a few lines, a time zone.
        </li>
        <li>Your password only as a salted hash, from which it cannot be read back.</li>
        <li>Your books, films, artworks, notes, ratings and objectives.</li>
        <li>Your discussions: what you wrote, what the guide answered, and the feedback on it.</li>
        <li>The links you share discussions by, and when each ends.</li>
        <li>Where you are signed in: when it began, when it was last used, and which browser it is.</li>
        <li>How long you were active and how much of an AI service was used on your behalf, in totals.</li>
        <li>
          What administrators did with your account, or you as one: a log that holds the names as they were,
          and stays.
        </li>
      </ul>
    ),
  },
  {
    heading: 'Where it is',
    body: (
      <p>
        In the database of this server, and in the backups its operator makes. Administrators of this server
        can see your name, email address, when you were last active, the titles and covers in your library and
        those totals. The server’s logs hold technical facts about requests, never the text of your messages.
      </p>
    ),
  },
  {
    heading: 'What leaves this server',
    body: (
      <>
        <p>
          Colloquy’s pages talk to this server only. The server itself may ask others on your behalf, without
          saying who you are:
        </p>
        <ul>
          <li>
            Book searches and covers: a title, an author or an ISBN goes to public book services, unless the
            operator has switched that off. Pictures you point to by address are fetched by the server.
          </li>
          <li>
            The guide: by default the built-in guide answers, and nothing leaves. If the operator has set up
            an AI service or a model of their own, the discussion you are in is sent there to be answered.
            Each discussion says which guide speaks.
          </li>
          <li>Mail, such as a link to choose a new password, goes through the operator’s mail server.</li>
        </ul>
      </>
    ),
  },
  {
    heading: 'In your browser',
    body: (
      <>
        <p>
          One cookie keeps you signed in. Besides that the browser’s own storage remembers how the page looks,
          your name and picture for a quick start, and what you began before you had an account; and so that
          Colloquy opens offline, what you saw last, what you have typed and not sent, and the app itself.
          Signing out clears all that is yours. Until then it can be read by whoever has your device unlocked.
        </p>
        <p>
          Reading aloud and dictation are done by your browser. Some browsers send what is spoken to their
          makers; the microphone listens only after you press its button, and shows it.
        </p>
      </>
    ),
  },
  {
    heading: 'What others can see',
    body: (
      <>
        <p>
          Nothing, unless you share it. Nobody else who uses this server is shown your library or your
          discussions.
        </p>
        <p>
          A discussion you share can be read by whoever has its link, without an account, as it was when you
          shared it: the work and its picture, the objective, what you and the guide said, and your first
          name. Not your email address, nor the feedback, nor what you say later. What you delete from the
          discussion goes from the shared copy, too. Your {link('profile')} lists all your links; one that you
          stop, or that runs out, shows nothing from that moment on. Search engines are asked to leave these
          pages alone. Whoever read one may have kept what they read.
        </p>
      </>
    ),
  },
  {
    heading: 'Being forgotten',
    body: (
      <p>
        On your {link('profile')} you can save all of it as files, change what is kept, end sessions on other
        devices, and delete the account with everything it owns. Deletion is at once and for good, but for
        your name in the log of administration where it stands there; copies in the operator’s backups last as
        long as those backups do.
      </p>
    ),
  },
];
