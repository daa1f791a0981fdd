import { useState } from 'react';
import { GeneratedCover } from '../../../parts/generated-cover.tsx';
import { ownImage } from '../../../parts/own-image.ts';
import type { Work } from './work.ts';

const WIDTH = 320;

/** A small likeness of the work, its own or one made from its title; the title stands beside it. */
export function WorkPicture({ work, className }: { work: Work; className: string }) {
  const { kind, title, creator, year, genres, pictureUrl } = work;
  const [failed, setFailed] = useState(false);
  return (
    <div className={className} data-room-cover="">
      {pictureUrl && !failed ? (
        <img
          src={ownImage(pictureUrl, WIDTH)}
          alt=""
          onError={() => setFailed(true)}
          className="edged block aspect-[2/3] w-full rounded-[3px] bg-sunk object-cover shadow-lift"
        />
      ) : (
        <GeneratedCover
          kind={kind}
          title={title}
          creator={kind === 'concept' ? (genres?.[0] ?? '') : creator}
          {...(year && { year })}
        />
      )}
    </div>
  );
}
