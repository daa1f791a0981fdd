import { Component, type ErrorInfo, type ReactNode } from 'react';
import { Button } from '../kit/button.tsx';
import { buttonStyle } from '../kit/button-style.ts';
import { LostPageDrawing } from '../kit/drawings.tsx';
import * as everywhere from '../words/everywhere.ts';
import * as say from '../words/house.tsx';

type Props = { children: ReactNode };
type State = { failed: boolean };

/** The last net. What went wrong is logged; the reader gets a way on. Give it a key to start afresh. */
export class ErrorBoundary extends Component<Props, State> {
  override state: State = { failed: false };

  static getDerivedStateFromError(): State {
    return { failed: true };
  }

  override componentDidCatch(error: unknown, info: ErrorInfo): void {
    console.error('A page broke.', error, info.componentStack);
  }

  override render(): ReactNode {
    if (!this.state.failed) return this.props.children;
    return (
      <div className="mx-auto grid max-w-measure justify-items-start gap-4 px-4 py-20 sm:px-6" role="alert">
        <div className="w-28 text-ink-faint" aria-hidden="true">
          <LostPageDrawing />
        </div>
        <h1 className="text-title">{navigator.onLine ? say.thisPageCameApart : everywhere.youAreOffline}</h1>
        <p className="font-serif text-lead text-ink-soft">
          {navigator.onLine ? say.whatToDoWhenAPageCameApart : say.notFetchedBeforeOffline}
        </p>
        <div className="flex flex-wrap gap-3">
          <Button variant="primary" onClick={() => window.location.reload()}>
            {say.loadThePageAgain}
          </Button>
          <a href="/" className={buttonStyle('secondary')}>
            {say.goHome}
          </a>
        </div>
      </div>
    );
  }
}
