import { classes } from '../../kit/classes.ts';
import { GeneratedCover } from '../../parts/generated-cover.tsx';

type Props = { book: { title: string; author: string }; className?: string };

export function SmallCover({ book, className }: Props) {
  return (
    <span className={classes('block shrink-0', className)}>
      <GeneratedCover kind="book" title={book.title} creator={book.author} />
    </span>
  );
}
