import { Minus, Plus, RotateCcw } from 'lucide-react';
import { type KeyboardEvent, type PointerEvent, useEffect, useRef, useState } from 'react';
import { Dialog } from '../../../kit/dialog.tsx';
import { IconButton } from '../../../kit/icon-button.tsx';
import * as everywhere from '../../../words/everywhere.ts';
import * as say from '../../../words/picture.ts';
import type { Work } from '../work/work.ts';
import { ArtworkImage } from './artwork-frame.tsx';
import type { Picture } from './use-picture.ts';
import { moved, type Size, type View, WHOLE, zoomed } from './view.ts';

const STEP = 1.4;
const PUSH_PX = 60;
const MIDDLE = { x: 0, y: 0 };
const ICON = { size: 18, strokeWidth: 1.75, 'aria-hidden': true } as const;

/** The work from near by: wheel, fingers, buttons or keys bring it closer and move it. */
export function Viewer({ work, picture, onClose }: { work: Work; picture: Picture; onClose: () => void }) {
  const frame = useRef<HTMLElement>(null);
  const [view, setView] = useState<View>(WHOLE);
  const fingers = useRef(new Map<number, { x: number; y: number }>());
  const size = (): Size => frame.current?.getBoundingClientRect() ?? { width: 1, height: 1 };
  const zoom = (factor: number, at = MIDDLE) => setView((now) => zoomed(now, factor, at, size()));
  const push = (dx: number, dy: number) => setView((now) => moved(now, dx, dy, size()));

  useEffect(() => {
    const element = frame.current;
    if (!element) return;
    // By hand, for React's own wheel listeners cannot keep the page from scrolling.
    const onWheel = (event: WheelEvent) => {
      event.preventDefault();
      const box = element.getBoundingClientRect();
      const at = { x: event.clientX - box.left - box.width / 2, y: event.clientY - box.top - box.height / 2 };
      setView((now) => zoomed(now, Math.exp(-event.deltaY / 300), at, box));
    };
    element.addEventListener('wheel', onWheel, { passive: false });
    return () => element.removeEventListener('wheel', onWheel);
  }, []);

  const onPointerDown = (event: PointerEvent<HTMLElement>) => {
    event.currentTarget.setPointerCapture(event.pointerId);
    fingers.current.set(event.pointerId, { x: event.clientX, y: event.clientY });
  };
  const onPointerMove = (event: PointerEvent) => {
    const before = fingers.current.get(event.pointerId);
    if (!before) return;
    const now = { x: event.clientX, y: event.clientY };
    const other = [...fingers.current].find(([id]) => id !== event.pointerId)?.[1];
    if (other) zoom(distance(now, other) / Math.max(1, distance(before, other)));
    else push(now.x - before.x, now.y - before.y);
    fingers.current.set(event.pointerId, now);
  };
  const onPointerUp = (event: PointerEvent) => fingers.current.delete(event.pointerId);

  const onKeyDown = (event: KeyboardEvent) => {
    const act = KEYS[event.key];
    if (!act) return;
    event.preventDefault();
    act({ zoom, push, whole: () => setView(WHOLE) });
  };

  return (
    <Dialog title={work.title} description={work.creator} onClose={onClose} wide>
      <section
        ref={frame}
        // biome-ignore lint/a11y/noNoninteractiveTabindex: it is moved with the keys
        tabIndex={0}
        aria-label={say.howToMoveThePicture}
        onKeyDown={onKeyDown}
        onPointerDown={onPointerDown}
        onPointerMove={onPointerMove}
        onPointerUp={onPointerUp}
        onPointerCancel={onPointerUp}
        className="grid h-[min(58dvh,100dvh-15.5rem)] cursor-grab touch-none place-items-center overflow-hidden rounded-small bg-sunk active:cursor-grabbing"
      >
        <div style={{ transform: `translate(${view.x}px, ${view.y}px) scale(${view.zoom})` }}>
          <ArtworkImage
            work={work}
            picture={picture}
            className="max-h-[min(58dvh,100dvh-15.5rem)] w-auto max-w-full"
          />
        </div>
      </section>
      <div className="mt-3 flex items-center justify-center gap-1">
        <IconButton label={say.farther} onClick={() => zoom(1 / STEP)}>
          <Minus {...ICON} />
        </IconButton>
        <output className="w-16 text-center text-small text-ink-soft tabular-nums">
          {Math.round(view.zoom * 100)}%
        </output>
        <IconButton label={say.nearer} onClick={() => zoom(STEP)}>
          <Plus {...ICON} />
        </IconButton>
        <IconButton label={everywhere.showItWhole} onClick={() => setView(WHOLE)}>
          <RotateCcw {...ICON} />
        </IconButton>
      </div>
    </Dialog>
  );
}

type Acts = { zoom: (factor: number) => void; push: (dx: number, dy: number) => void; whole: () => void };

const KEYS: Record<string, (acts: Acts) => void> = {
  '+': ({ zoom }) => zoom(STEP),
  '=': ({ zoom }) => zoom(STEP),
  '-': ({ zoom }) => zoom(1 / STEP),
  '0': ({ whole }) => whole(),
  ArrowLeft: ({ push }) => push(PUSH_PX, 0),
  ArrowRight: ({ push }) => push(-PUSH_PX, 0),
  ArrowUp: ({ push }) => push(0, PUSH_PX),
  ArrowDown: ({ push }) => push(0, -PUSH_PX),
};

function distance(a: { x: number; y: number }, b: { x: number; y: number }): number {
  return Math.hypot(a.x - b.x, a.y - b.y);
}
