import type { ReactNode } from 'react';

export function Heading({ children }: { children: ReactNode }) {
  return <h1 className="text-title wrap-anywhere">{children}</h1>;
}
