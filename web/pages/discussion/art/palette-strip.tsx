import { useState } from 'react';
import { toast } from '../../../kit/toast.ts';
import * as everywhere from '../../../words/everywhere.ts';
import * as say from '../../../words/picture.ts';
import type { Colour } from './use-picture.ts';

const COPIED_MS = 2_000;

/** It was asked for, perhaps from far down the talk. */
const intoSight = (strip: HTMLElement | null) =>
  strip?.scrollIntoView({ block: 'nearest', behavior: 'instant' });

/** The colours of a work; pressing one copies its code. */
export function PaletteStrip({ palette }: { palette: readonly Colour[] }) {
  const [copied, setCopied] = useState<string | null>(null);
  const copy = async (hex: string) => {
    try {
      await navigator.clipboard.writeText(hex);
      setCopied(hex);
      setTimeout(() => setCopied((one) => (one === hex ? null : one)), COPIED_MS);
    } catch (error) {
      console.error(error);
      toast({ title: say.notAllowedToCopy(hex), tone: 'danger' });
    }
  };
  return (
    <section
      ref={intoSight}
      aria-label={say.palette}
      className="mb-8 scroll-mt-16 animate-[fade_200ms] @4xl:mr-[15.75rem]"
    >
      <ul className="-mx-1 grid grid-cols-3 gap-2 max-[20rem]:grid-cols-2 sm:grid-cols-6">
        {palette.map(({ hex, name }) => (
          <li key={hex}>
            <button
              type="button"
              onClick={() => copy(hex)}
              aria-label={say.copyHex(hex, name ?? '')}
              className="grid w-full gap-1 rounded-small p-1 text-left hover:bg-sunk"
            >
              <Swatch hex={hex} />
              <span className="text-caption text-ink-soft tabular-nums">
                {copied === hex ? everywhere.copied : hex}
              </span>{' '}
              {name && <span className="-mt-1 truncate text-caption text-ink-faint">{name}</span>}
            </button>
          </li>
        ))}
      </ul>
      <p className="sr-only" role="status">
        {copied && say.hexCopied(copied)}
      </p>
    </section>
  );
}

function Swatch({ hex }: { hex: string }) {
  return (
    <span
      aria-hidden="true"
      className="block h-11 rounded-small border border-line"
      style={{ backgroundColor: hex }}
    />
  );
}
