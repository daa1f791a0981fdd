import { onIntent } from '../../kit/on-intent.tsx';

/** Asks for the second work of a comparison; its code comes when it is about to be needed. */
export const SecondWork = onIntent(() => import('./second-work-dialog.tsx').then((m) => m.SecondWorkDialog));

/** The objective that asks for it. */
export const COMPARE = 'Compare Artworks';
