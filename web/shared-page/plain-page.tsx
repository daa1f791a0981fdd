import { buttonStyle } from '../kit/button-style.ts';
import { LostPageDrawing } from '../kit/drawings.tsx';
import * as everywhere from '../words/everywhere.ts';
import * as say from '../words/sharing.tsx';
import { Frame } from './frame.tsx';

type Props = { title: string; sentence: string; loginHref?: string };

/** There is nothing to read here, and what to do instead. */
export function PlainPage({ title, sentence, loginHref }: Props) {
  return (
    <Frame>
      <div className="mx-auto grid max-w-md justify-items-center gap-5 py-20 text-center sm:py-28">
        <div className="w-32 text-ink-faint">
          <LostPageDrawing />
        </div>
        <h1 className="text-title">{title}</h1>
        <p className="font-serif text-lead text-ink-soft">{sentence}</p>
        <a href="/" className={buttonStyle('primary')}>
          {say.goToColloquy}
        </a>
        {loginHref && (
          <p className="text-small text-ink-soft">
            {say.toYourOwnDiscussion(
              <a href={loginHref} className="text-accent underline hover:text-accent-strong">
                {everywhere.logIn}
              </a>,
            )}
          </p>
        )}
      </div>
    </Frame>
  );
}
