import type { Book } from '#contract/books.ts';
import * as say from '../../words/library.tsx';

export type ReadingStatus = NonNullable<Book['status']>;

export const READING_STATUS_CHOICES = [
  'to-read',
  'reading',
  'read',
] as const satisfies readonly ReadingStatus[];

export const STATUS_LABELS: Record<ReadingStatus, string> = {
  'to-read': say.toRead,
  reading: say.reading,
  read: say.hasBeenRead,
};
