import { CloudOff } from 'lucide-react';
import { DropdownMenu } from 'radix-ui';
import type { ReactNode, RefObject } from 'react';
import { Link } from 'wouter';
import { useOffline } from '../reachability.ts';
import * as say from '../words/house.tsx';
import { classes } from './classes.ts';
import type { MenuGroups, MenuItem } from './menu.tsx';
import { sayOffline } from './say-offline.ts';

type Props = {
  name: string;
  heading?: ReactNode;
  groups: MenuGroups;
  opener: RefObject<HTMLButtonElement | null>;
  onClose: () => void;
};

/**
 * Not modal: the modal menu locks scrolling through an inline style sheet, which our CSP refuses.
 * The opener stays outside, so that it need not wait for this code; a span over it is the anchor.
 */
export function MenuContent({ name, heading, groups, opener, onClose }: Props) {
  return (
    <DropdownMenu.Root open modal={false} onOpenChange={(open) => !open && onClose()}>
      <DropdownMenu.Trigger asChild>
        <span className="pointer-events-none absolute inset-0" tabIndex={-1} aria-hidden="true" />
      </DropdownMenu.Trigger>
      <DropdownMenu.Portal>
        <DropdownMenu.Content
          align="end"
          sideOffset={6}
          collisionPadding={8}
          aria-label={name}
          aria-labelledby={undefined}
          onCloseAutoFocus={(event) => {
            event.preventDefault();
            opener.current?.focus();
          }}
          onInteractOutside={(event) => {
            if (event.target instanceof Node && opener.current?.contains(event.target))
              event.preventDefault();
          }}
          className="z-50 min-w-[min(14rem,calc(100vw-1rem))] max-w-[min(20rem,calc(100vw-1rem))] animate-[appear_140ms_var(--settle)] rounded-large border border-line bg-float p-1.5 shadow-float"
        >
          {heading && <div className="border-b border-line px-2.5 pt-1.5 pb-2.5 mb-1.5">{heading}</div>}
          {groups.map((items, i) => (
            <DropdownMenu.Group
              key={items.map((item) => item.label).join()}
              className={classes(i > 0 && 'mt-1.5 border-t border-line pt-1.5')}
            >
              {items.map((item) => (
                <Item key={item.label} {...item} />
              ))}
            </DropdownMenu.Group>
          ))}
        </DropdownMenu.Content>
      </DropdownMenu.Portal>
    </DropdownMenu.Root>
  );
}

const ITEM =
  'touchable flex w-full items-center gap-2.5 rounded-small px-2.5 py-1.5 text-small no-underline outline-none ' +
  'data-highlighted:bg-sunk';

function Item({ label, icon, variant, to, onSelect, needsServer }: MenuItem) {
  const isOut = useOffline() && needsServer;
  const className = classes(ITEM, variant === 'danger' ? 'text-danger' : 'text-ink');
  const inside = (
    <>
      <span className="text-ink-faint [&_svg]:size-4.5">{icon}</span>
      {label}
      {isOut && (
        <span className="ml-auto inline-flex items-center gap-1.5 pl-3 text-caption text-ink-faint">
          <CloudOff size={14} strokeWidth={1.75} aria-hidden="true" />
          {say.offline}
        </span>
      )}
    </>
  );
  if (to) {
    return (
      <DropdownMenu.Item asChild>
        <Link href={to} className={className}>
          {inside}
        </Link>
      </DropdownMenu.Item>
    );
  }
  return (
    <DropdownMenu.Item
      className={classes(className, isOut && 'text-ink-faint')}
      aria-disabled={isOut || undefined}
      onSelect={isOut ? sayOffline : onSelect}
    >
      {inside}
    </DropdownMenu.Item>
  );
}
