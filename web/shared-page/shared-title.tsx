import type { SharedPage } from '#contract/shared-page.ts';
import { dayOf } from '../data/dates.ts';
import { buttonStyle } from '../kit/button-style.ts';
import { BesideWork } from '../parts/beside-work.tsx';
import { byline } from '../parts/byline.ts';
import { WorkTitle } from '../parts/work-title.tsx';
import * as everywhere from '../words/everywhere.ts';
import * as picture from '../words/picture.ts';
import * as say from '../words/sharing.tsx';

type Props = Pick<Extract<SharedPage, { state: 'here' }>, 'talk' | 'drawn' | 'startHref'>;

/** The head of the page: the work, the aim, and whose discussion it is. */
export function SharedTitle({ talk, drawn, startHref }: Props) {
  const { kind, title, creator, objective, beside, sharedBy, sharedAt, pictureUrl } = talk;
  const maker = byline({ kind, creator });
  const isArtwork = kind === 'artwork';
  return (
    <header className="border-b border-line pt-8 pb-8 sm:pt-14 sm:pb-10">
      {isArtwork && (
        <div className="mb-8 flex h-[min(24rem,60vw)] items-center justify-center rounded-small bg-sunk p-3">
          <img
            src={pictureUrl ?? drawn}
            data-instead={drawn}
            alt={picture.workBy(title, creator)}
            className="h-full max-w-full rounded-[2px] object-contain font-serif text-ink-soft italic"
          />
        </div>
      )}
      <div className="flex items-start gap-5 sm:gap-8">
        {!isArtwork && (
          <div className="relative w-24 shrink-0 sm:w-36">
            <img src={drawn} alt="" className="block aspect-[2/3] w-full rounded-[3px] bg-sunk shadow-lift" />
            {/* Where it cannot be had, the drawn one shows. */}
            {pictureUrl && (
              <img
                src={pictureUrl}
                alt=""
                className="absolute inset-0 size-full rounded-[3px] object-cover"
              />
            )}
          </div>
        )}
        <div className="min-w-0 flex-1">
          <p className="eyebrow text-accent" dir="auto">
            {objective}
          </p>
          <WorkTitle title={title} />
          {maker && (
            <p dir="auto" className="mt-1 font-serif text-lead text-ink-soft italic">
              {maker}
            </p>
          )}
          {beside && <BesideWork beside={beside} />}
          <p className="mt-4 text-small text-ink-soft">
            {say.whoseDiscussionAndWhen(
              <bdi className="font-medium text-ink">{sharedBy}</bdi>,
              <time dateTime={sharedAt} className="whitespace-nowrap">
                {dayOf(sharedAt)}
              </time>,
            )}
          </p>
          <p className="mt-5 max-sm:hidden print:hidden">
            <a href={startHref} className={buttonStyle('primary')}>
              {everywhere.startYourOwn}
            </a>
          </p>
        </div>
      </div>
      <p className="mt-6 sm:hidden print:hidden">
        <a href={startHref} className={`${buttonStyle('primary')} w-full`}>
          {everywhere.startYourOwn}
        </a>
      </p>
    </header>
  );
}
