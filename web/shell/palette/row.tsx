import { Command } from 'cmdk';
import { BookOpen, Clapperboard, Compass, CornerDownLeft, Lightbulb, Palette, Zap } from 'lucide-react';
import { classes } from '../../kit/classes.ts';
import * as say from '../../words/palette.ts';
import type { Finding } from './finding.ts';

const MARKS = {
  page: { Icon: Compass, ink: 'text-ink-faint' },
  deed: { Icon: Zap, ink: 'text-ink-faint' },
  book: { Icon: BookOpen, ink: 'text-books' },
  concept: { Icon: Lightbulb, ink: 'text-ideas' },
  artwork: { Icon: Palette, ink: 'text-art' },
  movie: { Icon: Clapperboard, ink: 'text-film' },
} as const;

type Props = { finding: Finding; onChoose: (finding: Finding) => void };

export function Row({ finding, onChoose }: Props) {
  const { key, kind, title, detail, excerpt } = finding;
  const { Icon, ink } = MARKS[kind];
  return (
    <Command.Item
      value={key}
      onSelect={() => onChoose(finding)}
      className="group flex min-h-12 cursor-pointer scroll-my-2 items-start gap-3.5 rounded-medium px-3 py-2 data-[selected=true]:bg-accent-soft"
    >
      <Icon size={18} strokeWidth={1.75} aria-hidden="true" className={classes('mt-1 shrink-0', ink)} />
      <span className="min-w-0 flex-1">
        <span className="block truncate text-body text-ink">
          <bdi>{title}</bdi>
          {kind !== 'page' && kind !== 'deed' && <span className="sr-only">, {say.kindSpoken[kind]}</span>}
        </span>
        {excerpt && (
          <span dir="auto" className="line-clamp-2 font-serif text-small text-ink-soft italic wrap-anywhere">
            <Marked {...excerpt} />
          </span>
        )}
        <span className="block truncate text-caption text-ink-faint">
          <bdi>{detail}</bdi>
        </span>
      </span>
      <CornerDownLeft
        size={16}
        strokeWidth={1.75}
        aria-hidden="true"
        className="mt-1.5 shrink-0 text-ink-faint opacity-0 group-data-[selected=true]:opacity-100 touch:hidden"
      />
    </Command.Item>
  );
}

function Marked({ text, marks }: NonNullable<Finding['excerpt']>) {
  const pieces: { from: number; text: string; isMarked: boolean }[] = [];
  let at = 0;
  for (const [from, to] of marks) {
    if (from > at) pieces.push({ from: at, text: text.slice(at, from), isMarked: false });
    pieces.push({ from, text: text.slice(from, to), isMarked: true });
    at = to;
  }
  pieces.push({ from: at, text: text.slice(at), isMarked: false });
  return pieces.map((piece) =>
    piece.isMarked ? (
      <mark
        key={piece.from}
        className="bg-transparent font-semibold text-accent underline decoration-1 underline-offset-3"
      >
        {piece.text}
      </mark>
    ) : (
      piece.text
    ),
  );
}
