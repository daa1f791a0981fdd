import { MoreVertical } from 'lucide-react';
import type { ReactNode } from 'react';
import { buttonStyle } from '../../kit/button-style.ts';
import { classes } from '../../kit/classes.ts';
import { MenuButton } from '../../kit/menu.tsx';
import { sayOffline } from '../../kit/say-offline.ts';
import { TooltipRow } from '../../kit/tooltip-row.tsx';
import { useCoarsePointer } from '../../kit/use-coarse-pointer.ts';
import { isOffline } from '../../reachability.ts';
import * as everywhere from '../../words/everywhere.ts';
import { PageLink } from '../page-link.tsx';

/** Something that can be done with a work from its card: a link, or an action of the page. */
export type WorkAction = {
  label: string;
  /** The whole of its name, where label and title do not make one. */
  named?: string;
  icon: ReactNode;
  variant?: 'danger';
  onSelect?: () => void;
  /** Fetches the code of what it opens, when the pointer or the focus comes near. */
  load?: () => void;
  to?: string;
  /** Does something that only the server can. */
  needsServer?: boolean;
};

type Props = { title: string; actions: readonly WorkAction[]; tabStop: boolean; className?: string };

const ROUND = 'bg-float/95! shadow-lift border-line!';
const BUTTON = classes(buttonStyle('secondary', 'icon'), ROUND, 'size-9! min-h-9!');
/** Small, so that it hides little of the cover; the finger has 44 px all the same. */
const MENU = `${BUTTON} relative before:absolute before:-inset-1`;

/** A row of small buttons where there is a pointer or a keyboard; one menu with the same where there is a finger. */
export function WorkActions({ title, actions, tabStop, className }: Props) {
  const isCoarse = useCoarsePointer();
  if (isCoarse) {
    return (
      <span className={className}>
        <MenuButton
          name={everywhere.moreFor(title)}
          aria-label={everywhere.moreFor(title)}
          tabIndex={tabStop ? 0 : -1}
          groups={grouped(actions)}
          className={MENU}
        >
          <MoreVertical size={18} strokeWidth={1.75} aria-hidden="true" />
        </MenuButton>
      </span>
    );
  }
  return (
    <TooltipRow className={classes('flex gap-1.5', className)}>
      {actions.map((action) => (
        <OneAction key={action.label} title={title} action={action} tabStop={tabStop} />
      ))}
    </TooltipRow>
  );
}

/** Put together once: a wall has hundreds of them. */
const SMALL = `${BUTTON} [&_svg]:size-4.5`;
const MILD = `${SMALL} hover:text-accent`;
const GRAVE = `${SMALL} hover:text-danger`;

function OneAction({ title, action, tabStop }: { title: string; action: WorkAction; tabStop: boolean }) {
  const { label, named, icon, variant, onSelect, load, to, needsServer } = action;
  const common = {
    'aria-label': named ?? `${label} ${title}`,
    tabIndex: tabStop ? 0 : -1,
    'data-tip': label,
    className: variant === 'danger' ? GRAVE : MILD,
  };
  if (to)
    return (
      <PageLink to={to} {...common}>
        {icon}
      </PageLink>
    );
  return (
    <button
      type="button"
      {...common}
      onClick={() => (needsServer && isOffline() ? sayOffline() : onSelect?.())}
      onPointerEnter={load}
      onFocus={load}
    >
      {icon}
    </button>
  );
}

/** What destroys stands apart. */
function grouped(actions: readonly WorkAction[]) {
  const mild = actions.filter(({ variant }) => variant !== 'danger');
  const grave = actions.filter(({ variant }) => variant === 'danger');
  return [mild, grave].filter((group) => group.length > 0);
}
