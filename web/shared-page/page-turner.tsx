import type { SharedPage } from '#contract/shared-page.ts';
import { buttonStyle } from '../kit/button-style.ts';
import * as say from '../words/sharing.tsx';

type Props = Pick<Extract<SharedPage, { state: 'here' }>, 'talk' | 'earlierHref' | 'laterHref'>;

/** Leads to the pages before and after this one; a talk that fits on one page has none. */
export function PageTurner({ talk, earlierHref, laterHref }: Props) {
  if (talk.pages === 1) return null;
  return (
    <nav
      aria-label={say.pagesOfTheDiscussion}
      className="flex flex-wrap items-center justify-between gap-4 pt-9 text-small text-ink-soft print:hidden"
    >
      {earlierHref ? (
        <a href={earlierHref} rel="prev" className={buttonStyle()}>
          {say.whatWasSaidBefore}
        </a>
      ) : (
        <span />
      )}
      <span>{say.pageOf(talk.page, talk.pages)}</span>
      {laterHref ? (
        <a href={laterHref} rel="next" className={buttonStyle()}>
          {say.whatWasSaidNext}
        </a>
      ) : (
        <span />
      )}
    </nav>
  );
}
