import { X } from 'lucide-react';
import { useState } from 'react';
import * as say from '../words/house.tsx';
import type { FieldControl } from './field.tsx';
import { IconButton } from './icon-button.tsx';
import { Stars, starWords } from './stars.tsx';

type Props = {
  control: FieldControl;
  value: number | null;
  onChange: (value: number | null) => void;
};

/**
 * Half stars by pointer, finger and keyboard: the browser's own slider, under the stars. Arrows go by half
 * stars, Home takes the rating away, End gives all five.
 */
export function StarRating({ control, value, onChange }: Props) {
  const [hinted, setHinted] = useState<number | null>(null);
  const set = (stars: number) => onChange(stars === 0 ? null : stars);
  return (
    <div className="flex min-h-11 items-center gap-2">
      <span className="relative inline-flex rounded-small has-focus-visible:outline-2 has-focus-visible:outline-offset-4 has-focus-visible:outline-focus">
        <Stars value={hinted ?? value ?? 0} size={30} />
        <input
          {...control}
          type="range"
          min={0}
          max={5}
          step={0.5}
          value={value ?? 0}
          aria-valuetext={starWords(value)}
          onChange={(event) => set(Number(event.target.value))}
          onPointerMove={(event) => setHinted(event.pointerType === 'mouse' ? starsAt(event) : null)}
          onPointerLeave={() => setHinted(null)}
          onPointerDown={(event) => {
            // The slider's own thumb is narrower than its stars: what is pointed at is what is meant.
            event.currentTarget.focus();
            event.preventDefault();
            set(starsAt(event));
          }}
          className="absolute inset-x-0 -inset-y-2 size-auto w-full cursor-pointer opacity-0"
        />
      </span>
      <span aria-hidden="true" className="min-w-16 text-small text-ink-soft">
        {starWords(hinted ?? value)}
      </span>
      {value !== null && (
        <IconButton label={say.clearTheRating} onClick={() => onChange(null)}>
          <X size={18} strokeWidth={1.75} aria-hidden="true" />
        </IconButton>
      )}
    </div>
  );
}

function starsAt({ currentTarget, clientX }: { currentTarget: Element; clientX: number }): number {
  const { left, width } = currentTarget.getBoundingClientRect();
  return Math.min(5, Math.max(0.5, Math.ceil(((clientX - left) / width) * 10) / 2));
}
