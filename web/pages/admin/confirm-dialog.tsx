import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { wordsFor } from '../../call.ts';
import { adminUserQuery, askAgain } from '../../data/administration.ts';
import { Alert } from '../../kit/alert.tsx';
import { Button } from '../../kit/button.tsx';
import { Dialog } from '../../kit/dialog.tsx';
import { Skeleton } from '../../kit/skeleton.tsx';
import { toast } from '../../kit/toast.ts';
import * as say from '../../words/admin.tsx';
import * as everywhere from '../../words/everywhere.ts';
import { type ActName, perform, WORDS } from './acts.ts';
import { nameOf } from './user-link.tsx';

type Props = { act: ActName; id: number; onClose: () => void };

export function ConfirmDialog({ act, id, onClose }: Props) {
  const client = useQueryClient();
  const words = WORDS[act];
  const person = useQuery(adminUserQuery(id));
  const doing = useMutation({
    mutationFn: () => perform(act, id),
    onSuccess: (content) => {
      toast(content);
      onClose();
      return askAgain(client);
    },
    onError: (error) => {
      console.error(error);
      toast({ title: say.error, description: words.failed, tone: 'danger' });
    },
  });
  const user = person.data?.user;
  return (
    <Dialog
      title={words.title(user ? nameOf(user) : say.thisPerson)}
      description={user ? <bdi>{user.email}</bdi> : <Skeleton className="my-1 h-3.5 w-48" />}
      onClose={onClose}
    >
      <div className="grid gap-6">
        <p className="font-serif text-body text-ink-soft">{words.text}</p>
        {(person.isError || doing.isError) && (
          <Alert tone="danger">{wordsFor(doing.error ?? person.error)}</Alert>
        )}
        <div className="acts">
          <Button onClick={onClose}>{everywhere.cancel}</Button>
          <Button
            variant={words.isGrave ? 'danger' : 'primary'}
            busy={doing.isPending && words.busy}
            needsServer
            onClick={() => doing.mutate()}
          >
            {words.label}
          </Button>
        </div>
      </div>
    </Dialog>
  );
}
