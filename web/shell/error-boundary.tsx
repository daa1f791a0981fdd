import { Component, type ErrorInfo, type ReactNode } from 'react';
import { Button } from '../kit/button.tsx';
import { buttonStyle } from '../kit/button-style.ts';
import { LostPageDrawing } from '../kit/drawings.tsx';

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
        <h1 className="text-title">{navigator.onLine ? 'This page came apart' : 'You are offline'}</h1>
        <p className="font-serif text-lead text-ink-soft">
          {navigator.onLine
            ? 'Something on our side went wrong, and nothing you have saved is affected. Loading the page again often helps, above all after Colloquy has been updated.'
            : 'This page was not fetched before the connection went. It will be there when you are back.'}
        </p>
        <div className="flex flex-wrap gap-3">
          <Button variant="primary" onClick={() => window.location.reload()}>
            Load the page again
          </Button>
          <a href="/" className={buttonStyle('secondary')}>
            Go Home
          </a>
        </div>
      </div>
    );
  }
}
