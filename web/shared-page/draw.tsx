/** Draws the page as text, for the server. What people wrote is escaped by React, all of it. */
import { renderToStaticMarkup } from 'react-dom/server';
import type { DrawSharedPage } from '#contract/shared-page.ts';
import { PlainHead, TalkHead } from './page-head.tsx';
import { PlainPage } from './plain-page.tsx';
import { TalkPage } from './talk-page.tsx';

const GONE = 'This link is no longer valid';
const BUSY = 'One moment, please';

export const drawSharedPage: DrawSharedPage = (page) => {
  switch (page.state) {
    case 'here':
      return {
        head: renderToStaticMarkup(<TalkHead {...page} />),
        body: renderToStaticMarkup(<TalkPage {...page} />),
      };
    case 'gone':
      return {
        head: renderToStaticMarkup(<PlainHead title={GONE} />),
        body: renderToStaticMarkup(
          <PlainPage
            title={GONE}
            sentence="It may have been stopped by whoever shared it, or have run out, or have lost a piece on its way to you."
            {...(page.loginHref && { loginHref: page.loginHref })}
          />,
        ),
      };
    case 'busy':
      return {
        head: renderToStaticMarkup(<PlainHead title={BUSY} />),
        body: renderToStaticMarkup(
          <PlainPage
            title={BUSY}
            sentence="Too many pages were asked for from where you are. Please try again in a minute."
          />,
        ),
      };
  }
};
