import { useQueryClient } from '@tanstack/react-query';
import type { HouseSettings } from '#contract/administration.ts';
import { call } from '../../call.ts';
import { askAgain } from '../../data/administration.ts';
import { toast } from '../../kit/toast.ts';
import * as say from '../../words/admin.tsx';
import * as everywhere from '../../words/everywhere.ts';
import { BudgetForm } from './budget-form.tsx';
import { inTokens } from './figures.ts';

export function HouseBudget({ house }: { house: HouseSettings }) {
  const client = useQueryClient();
  return (
    <div className="grid gap-5">
      <p className="max-w-measure text-small text-ink-soft">
        {say.whatHappensWhenItIsSpent} {house.guide === 'builtin' && say.noTokensAreUsedNow}
      </p>
      <BudgetForm
        key={house.dailyTokens}
        budget={house.dailyTokens}
        onSave={async (budget) => {
          const saved = await call('PUT /api/admin/settings', {
            body: { dailyTokens: budget ?? 'unlimited' },
          });
          toast({ title: everywhere.saved, description: say.everybodysBudget(inTokens(saved.dailyTokens)) });
          await askAgain(client);
        }}
      />
    </div>
  );
}
