import { Check, X } from 'lucide-react';
import type { ReactNode } from 'react';
import { useSession } from '../data/session.ts';

const ICON = { size: 16, strokeWidth: 2, 'aria-hidden': true } as const;

/** Said before anything is shared, and as long as it is. */
export function WhatOthersSee({ upTo }: { upTo: string }) {
  const session = useSession();
  const firstName = session.state === 'person' ? session.user.firstName.trim() : '';
  return (
    <div className="grid gap-x-6 gap-y-4 text-small text-ink-soft sm:grid-cols-2">
      <Column heading="Whoever has the link sees">
        <Line seen>the work and its picture, and the objective</Line>
        <Line seen>every message {upTo}, yours and the guide’s</Line>
        <Line seen>{firstName ? `your first name, ${firstName}` : 'not who you are: “A reader”'}</Line>
      </Column>
      <Column heading="Nobody sees">
        <Line>what is said later, until you bring the link up to date</Line>
        <Line>the feedback on your messages</Line>
        <Line>your e-mail address, notes, and anything else of yours</Line>
      </Column>
    </div>
  );
}

function Column({ heading, children }: { heading: string; children: ReactNode }) {
  return (
    <div>
      <h3 className="mb-1.5 font-sans text-small font-medium tracking-normal text-ink">{heading}</h3>
      <ul className="grid gap-1">{children}</ul>
    </div>
  );
}

function Line({ seen, children }: { seen?: true; children: ReactNode }) {
  return (
    <li className="flex gap-2">
      <span className={seen ? 'mt-1 text-good' : 'mt-1 text-ink-faint'}>
        {seen ? <Check {...ICON} /> : <X {...ICON} />}
      </span>
      <span>{children}</span>
    </li>
  );
}
