import { Maximize2 } from 'lucide-react';
import { AfterPaint } from '../../../kit/after-paint.tsx';
import { classes } from '../../../kit/classes.ts';
import { intent, onIntent } from '../../../kit/on-intent.tsx';
import { GeneratedCover } from '../../../parts/generated-cover.tsx';
import { choiceParam } from '../../../routes/url-params.ts';
import { useDialogParam } from '../../../routes/use-dialog-param.ts';
import * as say from '../../../words/picture.ts';
import type { Work } from '../work/work.ts';
import { hangingPlace } from './hanging-place.ts';
import { paletteOfImage } from './palette.ts';
import type { Picture } from './use-picture.ts';

const Viewer = onIntent(() => import('./viewer.tsx').then((module) => module.Viewer));

/** Where two works are compared, either can be looked at. */
const closelyParam = choiceParam('closely', ['neither', 'this', 'other'], 'neither');

type Props = { work: Work; picture: Picture };

/** The work on the wall, which in artistic mode is a blur of its own colours. */
export function ArtworkFrame({ isArtistic, ...hung }: Props & { isArtistic: boolean }) {
  return (
    <div
      className={classes(
        hangingPlace(isArtistic),
        'grid place-items-center print:h-auto',
        isArtistic && 'relative isolate overflow-hidden rounded-large bg-sunk',
      )}
    >
      {isArtistic && <Backdrop picture={hung.picture} />}
      <HungWork {...hung} />
    </div>
  );
}

/** Pressing it brings it close. */
export function HungWork({ work, picture, place = 'this' }: Props & { place?: 'this' | 'other' }) {
  const closely = useDialogParam(closelyParam, 'neither');
  return (
    <>
      <button
        type="button"
        {...intent(Viewer)}
        data-room-cover={picture.isComing ? undefined : ''}
        onClick={() => closely.open(place)}
        aria-label={say.lookCloselyAt(work.title)}
        // Of another size once it is there: unseen until then, nothing moves.
        className={classes('group relative mx-auto block w-fit max-w-full', picture.isComing && 'invisible')}
      >
        <ArtworkImage
          work={work}
          picture={picture}
          className="max-h-[min(var(--hung,38dvh),125cqw)] w-auto max-w-full rounded-[3px] shadow-lift"
        />
        <span
          aria-hidden="true"
          className="absolute right-2 bottom-2 inline-flex size-9 items-center justify-center rounded-full bg-float/90 text-ink-soft shadow-lift group-hover:text-ink print:hidden"
        >
          <Maximize2 size={18} strokeWidth={1.75} />
        </span>
      </button>
      {closely.value === place && (
        <AfterPaint floats>
          <Viewer work={work} picture={picture} onClose={closely.close} />
        </AfterPaint>
      )}
    </>
  );
}

function Backdrop({ picture: { address, palette } }: { picture: Picture }) {
  return (
    <div aria-hidden="true" className="artwork-wall">
      {address ? (
        <img src={address} alt="" className="size-full object-cover" />
      ) : (
        <div
          className="size-full"
          style={{ background: `linear-gradient(115deg, ${palette.map(({ hex }) => hex).join(', ')})` }}
        />
      )}
    </div>
  );
}

type ImageProps = { work: Work; picture: Picture; className: string };

/** The picture itself, or the framed one made from the work's documented colours. */
export function ArtworkImage({ work, picture, className }: ImageProps) {
  if (picture.address) {
    return (
      <img
        src={picture.address}
        alt={say.workBy(work.title, work.creator)}
        className={className}
        draggable={false}
        onLoad={({ currentTarget }) => picture.onLoad(paletteOfImage(currentTarget))}
        onError={picture.onError}
      />
    );
  }
  return (
    <GeneratedCover
      kind="artwork"
      title={work.title}
      creator={work.creator}
      className={`${className} aspect-[4/5] h-dvh`}
      {...(work.year && { year: work.year })}
      {...(picture.documented && { palette: picture.documented })}
    />
  );
}
