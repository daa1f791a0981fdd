import { useQueryClient } from '@tanstack/react-query';
import type { HouseSettings } from '#contract/administration.ts';
import { call } from '../../call.ts';
import { askAgain } from '../../data/administration.ts';
import { toast } from '../../kit/toast.ts';
import { BudgetForm } from './budget-form.tsx';
import { inTokens } from './figures.ts';

export function HouseBudget({ house }: { house: HouseSettings }) {
  const client = useQueryClient();
  return (
    <div className="grid gap-5">
      <p className="max-w-measure text-small text-ink-soft">
        When it is spent the built-in guide goes on, and the message says so. Tokens are counted as the
        provider reports them; a turn that has begun is finished.{' '}
        {house.guide === 'builtin' && 'The built-in guide, which speaks now, uses none.'}
      </p>
      <BudgetForm
        key={house.dailyTokens}
        budget={house.dailyTokens}
        onSave={async (budget) => {
          const saved = await call('PUT /api/admin/settings', {
            body: { dailyTokens: budget ?? 'unlimited' },
          });
          toast({ title: 'Saved', description: `Everybody’s budget: ${inTokens(saved.dailyTokens)}.` });
          await askAgain(client);
        }}
      />
    </div>
  );
}
