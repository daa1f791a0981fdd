import { buttonStyle } from '../kit/button-style.ts';
import { PlainHeader } from '../kit/plain-header.tsx';
import * as everywhere from '../words/everywhere.ts';
import type { WaysIn } from './landing.tsx';

export function LandingHeader({ waysIn }: { waysIn: WaysIn }) {
  return (
    <PlainHeader className="sticky top-0 z-30 bg-paper/95 backdrop-blur-sm">
      <a href={waysIn.login} className={buttonStyle('quiet', 'small')}>
        {everywhere.logIn}
      </a>
      <a href={waysIn.signup} className={buttonStyle('primary', 'small')}>
        {everywhere.signUp}
      </a>
    </PlainHeader>
  );
}
