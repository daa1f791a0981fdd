import { Plus } from 'lucide-react';
import { useEffect, useRef } from 'react';
import { Button } from '../../kit/button.tsx';
import { flagParam, useUrlParam } from '../../routes/url-params.ts';
import * as say from '../../words/first-steps.tsx';
import { BookForm } from './book-form.tsx';
import type { FirstShelf } from './first-shelf.ts';

const formParam = flagParam('add');

/** *Add a different book*: a form with a search, in the place of its button. */
export function DifferentBook({ shelf }: { shelf: FirstShelf }) {
  const [isOpen, setOpen] = useUrlParam(formParam);
  const button = useRef<HTMLButtonElement>(null);
  const wasOpen = useRef(isOpen);
  useEffect(() => {
    if (wasOpen.current && !isOpen) button.current?.focus();
    wasOpen.current = isOpen;
  }, [isOpen]);
  const close = () => setOpen(false, { replace: true });

  if (isOpen) return <BookForm shelf={shelf} onClose={close} />;
  return (
    <Button
      ref={button}
      size="large"
      icon={<Plus size={18} strokeWidth={1.75} aria-hidden="true" />}
      className="w-full border-dashed sm:w-auto sm:justify-self-start"
      onClick={() => setOpen(true, { replace: true })}
    >
      {say.addADifferentBook}
    </Button>
  );
}
