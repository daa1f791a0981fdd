import { Component, type ErrorInfo, type ReactNode } from 'react';
import { Button } from '../kit/button.tsx';
import { buttonStyle } from '../kit/button-style.ts';
import { DeadEnd } from '../parts/dead-end.tsx';
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
      <div role="alert">
        <DeadEnd
          title={navigator.onLine ? say.thisPageCameApart : everywhere.youAreOffline}
          text={navigator.onLine ? say.whatToDoWhenAPageCameApart : say.notFetchedBeforeOffline}
        >
          <div className="flex flex-wrap gap-3">
            <Button variant="primary" onClick={() => window.location.reload()}>
              {say.loadThePageAgain}
            </Button>
            <a href="/" className={buttonStyle('secondary')}>
              {say.goHome}
            </a>
          </div>
        </DeadEnd>
      </div>
    );
  }
}
