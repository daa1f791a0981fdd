/** Draws the page as text, for the server. What people wrote is escaped by React, all of it. */
import { renderToStaticMarkup } from 'react-dom/server';
import type { DrawSharedPage } from '#contract/shared-page.ts';
import * as say from '../words/sharing.tsx';
import { PlainHead, TalkHead } from './page-head.tsx';
import { PlainPage } from './plain-page.tsx';
import { TalkPage } from './talk-page.tsx';

export const drawSharedPage: DrawSharedPage = (page) => {
  switch (page.state) {
    case 'here':
      return {
        head: renderToStaticMarkup(<TalkHead {...page} />),
        body: renderToStaticMarkup(<TalkPage {...page} />),
      };
    case 'gone':
      return {
        head: renderToStaticMarkup(<PlainHead title={say.thisLinkIsNoLongerValid} />),
        body: renderToStaticMarkup(
          <PlainPage
            title={say.thisLinkIsNoLongerValid}
            sentence={say.whyALinkEnds}
            {...(page.loginHref && { loginHref: page.loginHref })}
          />,
        ),
      };
    case 'busy':
      return {
        head: renderToStaticMarkup(<PlainHead title={say.oneMomentPlease} />),
        body: renderToStaticMarkup(<PlainPage title={say.oneMomentPlease} sentence={say.tooManyPages} />),
      };
  }
};
