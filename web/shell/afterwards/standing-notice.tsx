import { CloudOff, X } from 'lucide-react';
import { type ReactNode, useLayoutEffect, useState } from 'react';
import { Button } from '../../kit/button.tsx';
import { IconButton } from '../../kit/icon-button.tsx';
import { useOffline } from '../../reachability.ts';
import * as everywhere from '../../words/everywhere.ts';
import * as say from '../../words/offline.ts';
import { changeOver, useNewVersion } from './new-version.ts';
import { wouldLoseWhatIsTyped } from './typed-forms.ts';

/** One line at the foot of the window for as long as something holds: no connection, or a newer version. */
export function StandingNotice() {
  const isOffline = useOffline();
  const isReady = useNewVersion();
  const [isPutOff, setPutOff] = useState(false);
  const [isAsked, setAsked] = useState(false);
  const [isWanted, setWanted] = useState(false);
  const takesOver = isReady && !isPutOff;
  return (
    <div role="status">
      {isOffline ? (
        <Line tone="border-care bg-care-soft">
          <CloudOff size={18} strokeWidth={1.75} aria-hidden="true" className="shrink-0 text-care" />
          <p>
            {navigator.onLine ? say.cannotBeReached : everywhere.youAreOfflineSentence}{' '}
            <span className="max-sm:hidden">{say.readOnlyMeanwhile}</span>
            <span className="sm:hidden">{say.changesHaveToWait}</span>
          </p>
        </Line>
      ) : (
        takesOver && (
          <Line tone="border-line-strong bg-float">
            <p className="mr-1">{isAsked ? say.thereIsUnsavedText : say.aNewVersionIsReady}</p>
            <Button
              size="small"
              variant="primary"
              busy={isWanted && say.reloading}
              onClick={() => {
                const asks = !isAsked && wouldLoseWhatIsTyped();
                setAsked(asks);
                if (asks) return;
                setWanted(true);
                changeOver();
              }}
            >
              {isAsked ? say.reloadAnyway : say.reload}
            </Button>
            <IconButton label={say.later} onClick={() => setPutOff(true)}>
              <X size={18} strokeWidth={1.75} aria-hidden="true" />
            </IconButton>
          </Line>
        )
      )}
    </div>
  );
}

/** Over the page, not in it, so that nothing there has to move when it comes; what else stands at the foot gives way. */
function Line({ tone, children }: { tone: string; children: ReactNode }) {
  useLayoutEffect(() => {
    document.documentElement.dataset.standing = '';
    return () => {
      delete document.documentElement.dataset.standing;
    };
  }, []);
  return (
    <div
      className={`fixed inset-x-0 bottom-0 z-[35] flex h-(--standing) animate-[appear_200ms_var(--settle)] items-center justify-center gap-2.5 border-t px-4 pb-[env(safe-area-inset-bottom)] text-small text-ink print:hidden ${tone}`}
    >
      {children}
    </div>
  );
}
