import { buttonStyle } from '../kit/button-style.ts';
import { PlainHeader } from '../kit/plain-header.tsx';
import type { WaysIn } from './landing.tsx';

export function LandingHeader({ waysIn }: { waysIn: WaysIn }) {
  return (
    <PlainHeader className="sticky top-0 z-30 bg-paper/95 backdrop-blur-sm">
      <a href={waysIn.login} className={buttonStyle('quiet', 'small')}>
        Log in
      </a>
      <a href={waysIn.signup} className={buttonStyle('primary', 'small')}>
        Sign up
      </a>
    </PlainHeader>
  );
}
