import { type DragEvent, useState } from 'react';

/** A place to drop a file on; `isOver` while one is held above it. */
export function useDrop(onFile: (file: File) => void) {
  const [isOver, setOver] = useState(false);
  const dropProps = {
    onDragOver: (event: DragEvent) => {
      event.preventDefault();
      setOver(true);
    },
    onDragLeave: () => setOver(false),
    onDrop: (event: DragEvent) => {
      event.preventDefault();
      setOver(false);
      const [file] = event.dataTransfer.files;
      if (file) onFile(file);
    },
  };
  return { isOver, dropProps };
}
