import { LastSession } from '../../parts/works/last-session.tsx';
import type { OwnWork } from '../../parts/works/own-work.ts';
import { BookWall } from './book-wall.tsx';
import { DISCUSS_WORDS } from './wall-words.ts';

const lastSession = ({ lastSession: at }: OwnWork) => <LastSession at={at} />;

/** The person's books, each ready for a talk. */
export function DiscussBooks() {
  return <BookWall words={DISCUSS_WORDS} badgeOf={lastSession} />;
}
