import { buttonStyle } from '../kit/button-style.ts';
import { DeadEnd } from '../parts/dead-end.tsx';
import { PageLink } from '../parts/page-link.tsx';
import * as say from '../words/house.tsx';

export function AccessDenied() {
  return (
    <DeadEnd title={say.accessDenied} text={say.noPermission}>
      <PageLink to="/" className={buttonStyle('primary')}>
        {say.goHome}
      </PageLink>
    </DeadEnd>
  );
}
