import { type RefObject, useEffect, useId, useRef, useState } from 'react';
import { wordsFor } from '../../call.ts';
import { Alert } from '../../kit/alert.tsx';
import { Button } from '../../kit/button.tsx';
import { Dialog } from '../../kit/dialog.tsx';
import * as everywhere from '../../words/everywhere.ts';
import * as say from '../../words/profile.tsx';
import { type Crop, NEAREST, placeOf, type Size, sideOf, wholeOf, within, withPlace } from './crop.ts';
import { cut } from './cut.ts';
import { Frame } from './frame.tsx';

type Props = {
  file: File;
  onClose: () => void;
  /** Keeps the square; what it throws is told here. */
  onChosen: (picture: Blob) => Promise<void>;
};

/** The picture in its frame: moved by hand or by the sliders, with how it will look beside it. */
export function CropDialog({ file, onClose, onChosen }: Props) {
  const source = useObjectUrl(file);
  const image = useRef<HTMLImageElement>(null);
  const zoom = useRef<HTMLInputElement>(null);
  const [size, setSize] = useState<Size | null>(null);
  const [crop, setCrop] = useState<Crop>({ zoom: 1, x: 0, y: 0 });
  const [state, setState] = useState<'still' | 'busy' | 'unreadable'>('still');
  const [wrong, setWrong] = useState<string | null>(null);

  const use = async () => {
    if (!image.current || !size || state === 'busy') return;
    setState('busy');
    setWrong(null);
    try {
      await onChosen(await cut(image.current, size, crop));
      onClose();
    } catch (error) {
      console.error(error);
      setWrong(wordsFor(error));
      setState('still');
    }
  };
  const shown = source && size ? { source, size, crop } : null;
  const change = (wanted: Crop) => size && setCrop(within(size, wanted));
  return (
    <Dialog title={say.yourPicture} description={say.howToCrop} onClose={onClose} firstFocus={zoom}>
      {/* Read first, and then only what its frames and the canvas are drawn from. */}
      {source && (
        <img
          ref={image}
          src={source}
          alt=""
          hidden
          onLoad={({ currentTarget: { naturalWidth: width, naturalHeight: height } }) => {
            if (width === 0 || height === 0) return setState('unreadable');
            setSize({ width, height });
            setCrop(wholeOf({ width, height }));
          }}
          onError={() => setState('unreadable')}
        />
      )}
      {state === 'unreadable' ? (
        <div className="grid gap-5">
          <Alert tone="danger">{say.pictureNotRead}</Alert>
          <div className="flex justify-end">
            <Button onClick={onClose}>{everywhere.close}</Button>
          </div>
        </div>
      ) : (
        <div className="grid gap-5">
          <div className="flex flex-wrap items-end gap-6 max-sm:justify-center">
            <Dragged shown={shown} onChange={change} />
            <div aria-hidden="true" className="flex items-end gap-4 max-sm:hidden">
              <Frame shown={shown} className="size-24 rounded-full" />
              <Frame shown={shown} className="size-9 rounded-full" />
            </div>
          </div>
          <div className="grid gap-2">
            <Slider
              input={zoom}
              label={say.zoom}
              min={100}
              max={NEAREST * 100}
              value={crop.zoom * 100}
              text={`${Math.round(crop.zoom * 100)}%`}
              disabled={false}
              onChange={(value) => change({ ...crop, zoom: value / 100 })}
            />
            {(['x', 'y'] as const).map((axis) => (
              <Slider
                key={axis}
                label={axis === 'x' ? say.across : say.down}
                min={0}
                max={100}
                value={size ? placeOf(size, crop, axis) : 50}
                text={`${Math.round(size ? placeOf(size, crop, axis) : 50)}%`}
                disabled={!size || isTight(size, crop, axis)}
                onChange={(value) => size && setCrop(withPlace(size, crop, axis, value))}
              />
            ))}
          </div>
          {wrong && <Alert tone="danger">{wrong}</Alert>}
          <div className="acts">
            <Button onClick={onClose}>{everywhere.cancel}</Button>
            <Button
              variant="primary"
              disabled={!size}
              busy={state === 'busy' && everywhere.uploading}
              needsServer
              onClick={use}
            >
              {say.useThisPicture}
            </Button>
          </div>
        </div>
      )}
    </Dialog>
  );
}

type Shown = { source: string; size: Size; crop: Crop };

function Dragged({ shown, onChange }: { shown: Shown | null; onChange: (crop: Crop) => void }) {
  return (
    <div
      className="aspect-square w-[min(15rem,34dvh)] max-w-full cursor-grab touch-none select-none active:cursor-grabbing"
      onPointerDown={(event) => {
        event.preventDefault();
        event.currentTarget.setPointerCapture(event.pointerId);
      }}
      onPointerMove={(event) => {
        if (!shown || !event.currentTarget.hasPointerCapture(event.pointerId)) return;
        const scale = sideOf(shown.size, shown.crop) / event.currentTarget.clientWidth;
        const { x, y } = shown.crop;
        onChange({ ...shown.crop, x: x - event.movementX * scale, y: y - event.movementY * scale });
      }}
    >
      <Frame shown={shown} className="size-full rounded-medium" circle />
    </div>
  );
}

type SliderProps = {
  input?: RefObject<HTMLInputElement | null>;
  label: string;
  min: number;
  max: number;
  value: number;
  text: string;
  disabled: boolean;
  onChange: (value: number) => void;
};

function Slider({ input, label, text, value, onChange, ...rest }: SliderProps) {
  const id = useId();
  return (
    <div className="grid grid-cols-[4.5rem_minmax(0,1fr)_3.5rem] items-center gap-3 max-[20rem]:grid-cols-[1fr_auto] max-[20rem]:gap-0">
      <label htmlFor={id} className="text-small text-ink-soft">
        {label}
      </label>
      <input
        {...rest}
        ref={input}
        id={id}
        type="range"
        step={1}
        value={Math.round(value)}
        aria-valuetext={text}
        onChange={(event) => onChange(Number(event.target.value))}
        className="min-h-8 w-full accent-accent disabled:opacity-40 touch:min-h-11 max-[20rem]:order-last max-[20rem]:col-span-2"
      />
      <span aria-hidden="true" className="text-right text-small text-ink-faint tabular-nums">
        {text}
      </span>
    </div>
  );
}

/** Whether the square fills the picture in that direction. */
function isTight(size: Size, crop: Crop, axis: 'x' | 'y'): boolean {
  return (axis === 'x' ? size.width : size.height) - sideOf(size, crop) < 0.5;
}

function useObjectUrl(file: File): string | null {
  const [url, setUrl] = useState<string | null>(null);
  useEffect(() => {
    const made = URL.createObjectURL(file);
    setUrl(made);
    return () => URL.revokeObjectURL(made);
  }, [file]);
  return url;
}
