import { onIntent } from '../../kit/on-intent.tsx';
import type { AddDialogProps } from './add-dialog.tsx';
import type { GalleryKind } from './gallery-words.ts';

/** What opens over a gallery, each fetched when the pointer or the focus comes near what opens it. */
export const Adding = onIntent<AddDialogProps<GalleryKind>>(() =>
  import('./add-dialog.tsx').then((module) => module.AddDialog),
);
export const Editing = onIntent(() => import('./edit-dialog.tsx').then((module) => module.EditDialog));
