import type { User } from '#contract/accounts.ts';
import { useSession } from '../../data/session.ts';
import { FullScreenSpinner } from '../../kit/spinner.tsx';
import * as say from '../../words/first-steps.tsx';
import { usePersonShelf } from './use-person-shelf.ts';
import { useVisitorShelf } from './use-visitor-shelf.ts';
import { Wizard } from './wizard.tsx';

/** The first steps, for somebody who has just come and for somebody who only looks in. */
export function Onboarding() {
  const session = useSession();
  if (session.state === 'loading') return <FullScreenSpinner label={say.openingTheFirstSteps} />;
  return session.state === 'person' ? <PersonWizard user={session.user} /> : <VisitorWizard />;
}

function PersonWizard({ user }: { user: User }) {
  return <Wizard key={user.id} shelf={usePersonShelf(user)} />;
}

function VisitorWizard() {
  return <Wizard shelf={useVisitorShelf()} />;
}
