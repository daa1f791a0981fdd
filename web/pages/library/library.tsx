import { useQuery } from '@tanstack/react-query';
import { FileUp, Plus } from 'lucide-react';
import { useEffect, useRef } from 'react';
import { booksQuery } from '../../data/books.ts';
import { Button } from '../../kit/button.tsx';
import { intent } from '../../kit/on-intent.tsx';
import { useFocusWhenLost } from '../../kit/use-focus-when-lost.ts';
import { writeMirror } from '../../mirror.ts';
import { FetchTrouble } from '../../parts/fetch-trouble.tsx';
import { ExportMenu } from '../../parts/transfer/export-menu.tsx';
import { ImportDialog, importIntent } from '../../parts/transfer/import-dialog.tsx';
import { useUrlParam } from '../../routes/url-params.ts';
import { useDialogParam } from '../../routes/use-dialog-param.ts';
import { useTitle } from '../../shell/use-title.ts';
import * as everywhere from '../../words/everywhere.ts';
import { addParam, bookParam, importParam } from './address.ts';
import { Books } from './books.tsx';
import { AddBooks, LibraryDialogs } from './dialogs.tsx';
import { EmptyLibrary } from './empty-library.tsx';
import { LibrarySkeleton } from './library-skeleton.tsx';

/** Your Book Library: all the person's books, and all that can be done with them. */
export function Library() {
  useTitle(everywhere.yourBookLibrary);
  const { data: books, error, refetch, isFetching } = useQuery(booksQuery);
  const { open: add } = useDialogParam(addParam, 'no');
  const importing = useDialogParam(importParam, false);
  const [given] = useUrlParam(bookParam);
  const addButton = useRef<HTMLButtonElement>(null);
  useEffect(() => {
    if (given !== null) writeMirror('activeBookId', String(given));
  }, [given]);

  useFocusWhenLost(books?.length, addButton);

  return (
    <div className="mx-auto max-w-page px-4 pt-10 pb-24 sm:px-6 sm:pt-14">
      <header className="flex flex-wrap items-end justify-between gap-x-6 gap-y-4">
        <h1 className="text-title">{everywhere.yourBookLibrary}</h1>
        <div className="flex flex-wrap gap-2 max-sm:w-full max-sm:*:grow sm:gap-3">
          <Button
            icon={<FileUp size={18} strokeWidth={1.75} aria-hidden="true" />}
            {...importIntent}
            needsServer
            onClick={() => importing.open(true)}
          >
            {everywhere.importIt}
          </Button>
          <ExportMenu />
          <Button
            ref={addButton}
            variant="primary"
            className="max-sm:-order-1 max-sm:w-full"
            icon={<Plus size={18} strokeWidth={1.75} aria-hidden="true" />}
            {...intent(AddBooks)}
            onClick={() => add('featured')}
          >
            {everywhere.addBooks}
          </Button>
        </div>
      </header>
      {books && books.length > 0 && <Books books={books} />}
      {books?.length === 0 && <EmptyLibrary onAdd={() => add('featured')} />}
      {!books && !error && <LibrarySkeleton />}
      {!books && error && (
        <FetchTrouble
          error={error}
          isTrying={isFetching}
          onAgain={() => void refetch()}
          className="mt-8 max-w-measure"
        />
      )}
      <LibraryDialogs books={books} />
      <ImportDialog open={importing.value} onOpenChange={(open) => !open && importing.close()} />
    </div>
  );
}
