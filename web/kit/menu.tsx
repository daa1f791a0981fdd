import { type ComponentProps, type ReactNode, useCallback, useRef, useState } from 'react';
import { intent, onIntent } from './on-intent.tsx';

export type MenuItem = {
  label: string;
  icon?: ReactNode;
  variant?: 'danger';
  /** Where it leads, or what it does. */
  to?: string;
  onSelect?: () => void;
  /** Does something that only the server can. */
  needsServer?: boolean;
};

/** Groups of items, parted by hairlines. */
export type MenuGroups = MenuItem[][];

const MenuContent = onIntent(() => import('./menu-content.tsx').then((module) => module.MenuContent));

type Props = Omit<ComponentProps<'button'>, 'onClick'> & {
  /** The menu's name for those who hear it. */
  name: string;
  heading?: ReactNode;
  groups: MenuGroups;
  /** What opens, where the groups come with code of their own. */
  opens?: typeof MenuContent;
};

/** A button that opens a menu; the menu's code is fetched when the pointer or the focus comes near. */
export function MenuButton({ name, heading, groups, opens = MenuContent, children, ...rest }: Props) {
  const Content = opens;
  const [open, setOpen] = useState(false);
  const close = useCallback(() => setOpen(false), []);
  const button = useRef<HTMLButtonElement>(null);
  return (
    <span className="relative inline-flex">
      <button
        type="button"
        {...rest}
        {...intent(Content)}
        ref={button}
        aria-haspopup="menu"
        aria-expanded={open}
        onClick={() => setOpen(!open)}
        onKeyDown={(event) => {
          if (event.key !== 'ArrowDown') return;
          event.preventDefault();
          setOpen(true);
        }}
      >
        {children}
      </button>
      {open && <Content name={name} heading={heading} groups={groups} opener={button} onClose={close} />}
    </span>
  );
}
