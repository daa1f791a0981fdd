import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import type { HouseSettings } from '#contract/administration.ts';
import { call, wordsFor } from '../../call.ts';
import { askAgain, houseQuery } from '../../data/administration.ts';
import { Segmented } from '../../kit/segmented.tsx';
import { toast } from '../../kit/toast.ts';
import * as say from '../../words/admin.tsx';
import * as everywhere from '../../words/everywhere.ts';

export function Signups({ house }: { house: HouseSettings }) {
  const client = useQueryClient();
  // The mutation says a moment later that it is under way, and until then the press would seem to be undone.
  const [wanted, setWanted] = useState<HouseSettings['signups'] | null>(null);
  const change = useMutation({
    mutationFn: (signups: HouseSettings['signups']) => call('PUT /api/admin/settings', { body: { signups } }),
    onSuccess: (saved) => {
      client.setQueryData(houseQuery.queryKey, saved);
      toast({ title: saved.signups === 'open' ? say.signUpsAreOpen : say.signUpsAreClosed });
      return askAgain(client);
    },
    onError: (error) => {
      console.error(error);
      toast({ title: everywhere.thatCouldNotBeChanged, description: wordsFor(error), tone: 'danger' });
    },
    onSettled: () => setWanted(null),
  });
  if (house.signupsClosedByEnvironment)
    return (
      <p className="max-w-measure font-serif text-body text-ink-soft">
        {say.closedByTheEnvironment(<code className="font-sans text-small">{say.signupClosed}</code>)}
      </p>
    );
  const shown = wanted ?? house.signups;
  return (
    <div className="grid justify-items-start gap-3">
      <Segmented
        label={say.signUps}
        options={[
          { value: 'open', label: say.open },
          { value: 'closed', label: say.closed },
        ]}
        value={shown}
        onChange={(value) => {
          setWanted(value);
          change.mutate(value);
        }}
      />
      <p className="text-small text-ink-soft">
        {shown === 'open' ? say.whatOpenSignUpsMean : say.whatClosedSignUpsMean}
      </p>
    </div>
  );
}
