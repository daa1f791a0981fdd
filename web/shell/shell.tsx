import { type ReactNode, useRef } from 'react';
import { Toaster } from '../kit/toaster.tsx';
import * as say from '../words/house.tsx';
import { Footer } from './footer.tsx';
import { Header } from './header.tsx';
import { useArrival } from './use-arrival.ts';

/** What stands round every page of the app. */
export function Shell({ children }: { children: ReactNode }) {
  const main = useRef<HTMLElement>(null);
  useArrival(main);
  return (
    <div className="flex min-h-dvh flex-col">
      <a
        href="#main"
        className="sr-only focus:not-sr-only focus:fixed focus:top-3 focus:left-3 focus:z-50 focus:rounded-medium focus:bg-float focus:px-4 focus:py-2 focus:shadow-float"
      >
        {say.skipToTheContent}
      </a>
      <Header />
      <main ref={main} id="main" tabIndex={-1} className="flex-1">
        {children}
      </main>
      <Footer />
      <Toaster />
    </div>
  );
}
