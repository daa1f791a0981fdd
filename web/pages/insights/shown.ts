/** What a figure rests on, as the address names it while it is open. */
import { DIMENSIONS, type Dimension } from '#contract/kinds.ts';
import type { UrlParam } from '../../routes/url-params.ts';

export type Shown =
  | { what: 'books' | 'active' | 'sessions' | 'mastery' | 'streak' }
  /** One day of the calendar. */
  | { what: 'day'; date: string }
  /** One session: its first and last moment. */
  | { what: 'session'; since: string; to: string }
  /** The chosen work, or one of its dimensions. */
  | { what: 'item'; dimension: Dimension | null };

const PLAIN = ['books', 'active', 'sessions', 'mastery', 'streak'] as const;
const slugOf = (name: string) => name.toLowerCase().replace(/\W+/g, '-');

export const shownParam: UrlParam<Shown | null> = {
  name: 'evidence',
  read: (raw) => {
    const [what = '', first = '', second = ''] = (raw ?? '').split('~');
    const plain = PLAIN.find((one) => one === what);
    if (plain) return { what: plain };
    if (what === 'day' && /^\d{4}-\d{2}-\d{2}$/.test(first)) return { what, date: first };
    if (what === 'session' && isMoment(first) && isMoment(second)) return { what, since: first, to: second };
    if (what !== 'item') return null;
    return { what, dimension: DIMENSIONS.find((name) => slugOf(name) === first) ?? null };
  },
  write: (shown) => {
    if (!shown) return null;
    switch (shown.what) {
      case 'day':
        return `day~${shown.date}`;
      case 'session':
        return `session~${shown.since}~${shown.to}`;
      case 'item':
        return shown.dimension ? `item~${slugOf(shown.dimension)}` : 'item';
      default:
        return shown.what;
    }
  },
};

const isMoment = (text: string) =>
  /^\d{4}-\d{2}-\d{2}T[\d:.]+Z$/.test(text) && !Number.isNaN(Date.parse(text));
