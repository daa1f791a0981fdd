import { LastSession } from '../../parts/works/last-session.tsx';
import { BookWall } from './book-wall.tsx';
import { DISCUSS_WORDS } from './wall-words.ts';

/** The person's books, each ready for a talk. */
export function DiscussBooks() {
  return <BookWall words={DISCUSS_WORDS} badgeOf={({ lastSession }) => <LastSession at={lastSession} />} />;
}
