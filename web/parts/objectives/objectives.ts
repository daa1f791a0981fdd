import { onIntent } from '../../kit/on-intent.tsx';

/** The objectives dialog, whose code comes when the pointer or the focus nears what opens it. */
export const Objectives = onIntent(() =>
  import('./objectives-dialog.tsx').then((module) => module.ObjectivesDialog),
);
