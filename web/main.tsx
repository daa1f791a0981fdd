import { QueryClientProvider } from '@tanstack/react-query';
import { StrictMode } from 'react';
import { createRoot } from 'react-dom/client';
import { App } from './app.tsx';
import { whenSessionEnds } from './call.ts';
import { listenToOtherTabs } from './data/other-tabs.ts';
import { setPageClient } from './data/page-client.ts';
import { createQueryClient } from './data/query-client.ts';
import { beginAsBefore, noticeSessionEnded } from './data/session.ts';
import { preloadPage } from './routes/preload.ts';
import { ErrorBoundary } from './shell/error-boundary.tsx';

const client = createQueryClient();
listenToOtherTabs(client);
setPageClient(client);
whenSessionEnds(() => noticeSessionEnded(client));
const root = document.getElementById('app');
if (!root) throw new Error('app.html has no #app.');

// What was last seen, and the page itself, come along while we ask who is there.
import('./data/seen.ts').then(({ showLastSeen }) => showLastSeen(client), console.error);
preloadPage(window.location.pathname + window.location.search);
beginAsBefore(client);

createRoot(root).render(
  <StrictMode>
    <ErrorBoundary>
      <QueryClientProvider client={client}>
        <App />
      </QueryClientProvider>
    </ErrorBoundary>
  </StrictMode>,
);
