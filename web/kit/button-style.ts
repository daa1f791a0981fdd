import { classes } from './classes.ts';

export type ButtonVariant = 'primary' | 'secondary' | 'quiet' | 'danger' | 'link';
export type ButtonSize = 'small' | 'medium' | 'large' | 'icon';

const BASE =
  'touchable inline-flex items-center justify-center gap-2 font-sans font-medium rounded-medium border ' +
  'transition-[background-color,border-color,color,transform] duration-[var(--quick)] ease-settle ' +
  'active:translate-y-px select-none whitespace-nowrap no-underline disabled:opacity-55 disabled:active:translate-y-0 ' +
  'aria-disabled:opacity-55 aria-disabled:cursor-not-allowed';

const VARIANTS: Record<ButtonVariant, string> = {
  primary: 'bg-accent text-on-accent border-transparent hover:bg-accent-strong',
  secondary: 'bg-surface text-ink border-line-strong hover:bg-sunk hover:border-ink-faint',
  quiet: 'bg-transparent text-ink-soft border-transparent hover:bg-sunk hover:text-ink',
  danger: 'bg-danger-strong text-on-danger border-transparent hover:brightness-110',
  link: 'bg-transparent text-accent border-transparent underline hover:text-accent-strong px-0!',
};

const SIZES: Record<ButtonSize, string> = {
  small: 'px-3 text-small',
  medium: 'px-4 text-control',
  large: 'px-6 py-2.5 text-body min-h-12',
  icon: 'w-10 touch:w-11 shrink-0 p-0',
};

/** The look of a button, for a button or for a link that leads somewhere. */
export function buttonStyle(variant: ButtonVariant = 'secondary', size: ButtonSize = 'medium'): string {
  return classes(BASE, VARIANTS[variant], SIZES[size]);
}
