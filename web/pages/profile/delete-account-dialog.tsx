import { useQuery } from '@tanstack/react-query';
import { call } from '../../call.ts';
import { booksQuery } from '../../data/books.ts';
import { usePerson } from '../../data/session.ts';
import { Alert } from '../../kit/alert.tsx';
import { Button } from '../../kit/button.tsx';
import { Dialog } from '../../kit/dialog.tsx';
import { Field } from '../../kit/field.tsx';
import { PasswordInput } from '../../kit/password-input.tsx';
import { clearMirror } from '../../mirror.ts';
import { typed, useSubmission } from '../../parts/use-submission.ts';

export function DeleteAccountDialog({ onClose }: { onClose: () => void }) {
  const user = usePerson();
  const books = useQuery(booksQuery);
  const submission = useSubmission({
    send: (form) =>
      call('DELETE /api/account', { body: { currentPassword: typed(form, 'currentPassword') } }),
    done: () => {
      clearMirror();
      window.location.assign('/');
    },
  });

  return (
    <Dialog
      title="Delete your account?"
      description={`This deletes the account of ${user.email}, at once and for good.`}
      onClose={onClose}
    >
      <form {...submission.formProps} className="grid gap-5">
        <div className="font-serif text-body text-ink">
          <p>What will be lost:</p>
          <ul className="mt-2 grid list-disc gap-1 pl-5">
            <li>{libraryInWords(books.data?.length)}, with covers, notes and ratings</li>
            <li>your films, your artworks and your own objectives</li>
            <li>every discussion, with all you wrote and the feedback on it</li>
            <li>your insights, which are counted from those discussions</li>
            <li>your profile and your picture</li>
          </ul>
        </div>
        {submission.alert && (
          <Alert tone="danger" ref={submission.alertRef}>
            {submission.alert}
          </Alert>
        )}
        <Field
          label="Current password"
          help="So that nobody does this for you."
          error={submission.fields.currentPassword}
        >
          {(control) => (
            <PasswordInput {...control} name="currentPassword" autoComplete="current-password" required />
          )}
        </Field>
        <div className="flex flex-wrap justify-end gap-3">
          <Button onClick={onClose}>Cancel</Button>
          <Button type="submit" variant="danger" busy={submission.busy && 'Deleting...'}>
            Delete my account
          </Button>
        </div>
      </form>
    </Dialog>
  );
}

function libraryInWords(count: number | undefined): string {
  if (count === undefined) return 'your library';
  return count === 1 ? 'your library of 1 book' : `your library of ${count.toLocaleString('en-US')} books`;
}
