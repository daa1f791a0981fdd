import type { ReactNode } from 'react';

/** What ends a dialog stays in sight while the rest of it scrolls; what went wrong is said above it. */
export function DialogFoot({ trouble, children }: { trouble?: ReactNode; children: ReactNode }) {
  return (
    <div className="sticky -bottom-6 -mx-5 -mb-6 grid gap-3 border-t border-line bg-float px-5 py-4 sm:-mx-7 sm:rounded-b-large sm:px-7">
      {trouble}
      <div className="acts">{children}</div>
    </div>
  );
}
