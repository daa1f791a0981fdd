import { useEffect, useState } from 'react';
import { Button } from '../kit/button.tsx';
import { LostPageDrawing } from '../kit/drawings.tsx';
import { EmptyState } from '../kit/empty-state.tsx';
import { FullScreenSpinner } from '../kit/spinner.tsx';
import * as everywhere from '../words/everywhere.ts';
import * as say from '../words/sharing.tsx';

/**
 * The server draws these pages, so whoever comes here by a link of the app is sent on to it. If the app itself
 * was given at this address, there was no server to ask.
 */
export function SharedDiscussion() {
  const [wasGivenTheApp] = useState(loadedHere);
  useEffect(() => {
    if (!wasGivenTheApp) window.location.reload();
  }, [wasGivenTheApp]);
  if (!wasGivenTheApp) return <FullScreenSpinner label={say.openingTheDiscussion} />;
  return (
    <EmptyState
      drawing={<LostPageDrawing />}
      sentence={say.whySharedNeedsTheServer}
      action={
        <Button variant="primary" onClick={() => window.location.reload()}>
          {everywhere.tryAgain}
        </Button>
      }
    />
  );
}

function loadedHere(): boolean {
  const [loaded] = performance.getEntriesByType('navigation');
  return loaded !== undefined && new URL(loaded.name).pathname === window.location.pathname;
}
