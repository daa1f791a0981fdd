import { useMutation, useQueryClient } from '@tanstack/react-query';
import type { HouseSettings } from '#contract/administration.ts';
import { call, wordsFor } from '../../call.ts';
import { askAgain, houseQuery } from '../../data/administration.ts';
import { Segmented } from '../../kit/segmented.tsx';
import { toast } from '../../kit/toast.ts';

export function Signups({ house }: { house: HouseSettings }) {
  const client = useQueryClient();
  const change = useMutation({
    mutationFn: (signups: HouseSettings['signups']) => call('PUT /api/admin/settings', { body: { signups } }),
    onSuccess: (saved) => {
      client.setQueryData(houseQuery.queryKey, saved);
      toast({ title: saved.signups === 'open' ? 'Sign-ups are open' : 'Sign-ups are closed' });
      return askAgain(client);
    },
    onError: (error) => {
      console.error(error);
      toast({ title: 'That could not be changed', description: wordsFor(error), tone: 'danger' });
    },
  });
  if (house.signupsClosedByEnvironment)
    return (
      <p className="max-w-measure font-serif text-body text-ink-soft">
        Closed. <code className="font-sans text-small">SIGNUP=closed</code> is set where the server is
        started, and nothing here can open them.
      </p>
    );
  const shown = change.isPending ? change.variables : house.signups;
  return (
    <div className="grid justify-items-start gap-3">
      <Segmented
        label="Sign-ups"
        options={[
          { value: 'open', label: 'Open' },
          { value: 'closed', label: 'Closed' },
        ]}
        value={shown}
        onChange={(value) => change.mutate(value)}
      />
      <p className="text-small text-ink-soft">
        {shown === 'open'
          ? 'Anyone who reaches this server can sign up.'
          : 'Whoever tries to sign up is told to ask you.'}
      </p>
    </div>
  );
}
