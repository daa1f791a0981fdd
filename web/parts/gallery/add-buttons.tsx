import { Plus } from 'lucide-react';
import { Button } from '../../kit/button.tsx';
import { intent } from '../../kit/on-intent.tsx';
import { useDialogPlace } from '../../routes/use-dialog-place.ts';
import type { GalleryWords } from './gallery-words.ts';
import { Adding } from './over-gallery.ts';

/** One button for each word the dialog goes by; the first is the main one. */
export function AddButtons({ words }: { words: GalleryWords }) {
  const { open } = useDialogPlace();
  return (
    <div className="flex flex-wrap gap-3">
      {words.adding.map(({ as, label }, place) => (
        <Button
          key={as}
          {...intent(Adding)}
          needsServer
          variant={place === 0 ? 'primary' : 'secondary'}
          icon={<Plus size={18} strokeWidth={1.75} aria-hidden="true" />}
          onClick={() => open({ add: as })}
        >
          {label}
        </Button>
      ))}
    </div>
  );
}
