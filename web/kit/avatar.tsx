import { useState } from 'react';
import { classes } from './classes.ts';

type Props = { name: string; src: string | null | undefined; className?: string };

/** The person's picture, else the first letter of the name. */
export function Avatar({ name, src, className }: Props) {
  const [broken, setBroken] = useState<string | null>(null);
  const box = classes('inline-grid shrink-0 place-items-center overflow-hidden rounded-full', className);
  if (src && src !== broken) {
    return <img src={src} alt="" className={classes(box, 'object-cover')} onError={() => setBroken(src)} />;
  }
  return (
    <span aria-hidden="true" className={classes(box, 'bg-accent-soft font-display text-accent')}>
      {initialOf(name)}
    </span>
  );
}

export function initialOf(name: string): string {
  const [first] = name.trim();
  return first?.toLocaleUpperCase('en') ?? 'U';
}
