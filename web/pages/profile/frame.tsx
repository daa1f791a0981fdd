import { classes } from '../../kit/classes.ts';
import { type Crop, type Size, sideOf } from './crop.ts';

type Props = {
  /** Null while it is being read. */
  shown: { source: string; size: Size; crop: Crop } | null;
  className: string;
  /** With the round in which it will be seen drawn over it. */
  circle?: boolean;
};

/** The square of the picture that will be taken, as large as its frame. */
export function Frame({ shown, className, circle }: Props) {
  return (
    <div className={classes('relative overflow-hidden bg-sunk', className)}>
      {shown && (
        <img
          src={shown.source}
          alt=""
          draggable={false}
          className="absolute max-w-none"
          style={placed(shown.size, shown.crop)}
        />
      )}
      {circle && (
        <span className="pointer-events-none absolute inset-0 rounded-full shadow-[0_0_0_20rem_var(--veil)] outline-1 -outline-offset-1 outline-surface" />
      )}
    </div>
  );
}

function placed(size: Size, crop: Crop) {
  const side = sideOf(size, crop);
  const share = (pixels: number) => `${(pixels / side) * 100}%`;
  return {
    width: share(size.width),
    height: share(size.height),
    left: share(side / 2 - crop.x),
    top: share(side / 2 - crop.y),
  };
}
