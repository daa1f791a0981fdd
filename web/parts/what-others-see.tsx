import { Check, X } from 'lucide-react';
import type { ReactNode } from 'react';
import { useSession } from '../data/session.ts';
import * as say from '../words/sharing.tsx';

const ICON = { size: 16, strokeWidth: 1.75, 'aria-hidden': true } as const;

/** Said before anything is shared, and as long as it is. */
export function WhatOthersSee({ upTo }: { upTo: string }) {
  const session = useSession();
  const firstName = session.state === 'person' ? session.user.firstName.trim() : '';
  return (
    <div className="grid gap-x-6 gap-y-4 text-small text-ink-soft sm:grid-cols-2">
      <Column heading={say.whoeverHasTheLinkSees}>
        <Line seen>{say.seenWork}</Line>
        <Line seen>{say.seenMessages(upTo)}</Line>
        <Line seen>{firstName ? say.seenFirstName(firstName) : say.seenNoName}</Line>
      </Column>
      <Column heading={say.nobodySees}>
        <Line>{say.unseenLaterWords}</Line>
        <Line>{say.unseenFeedback}</Line>
        <Line>{say.unseenRest}</Line>
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
