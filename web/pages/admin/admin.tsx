import { Tabs } from '../../kit/tabs.tsx';
import * as say from '../../words/admin.tsx';
import * as everywhere from '../../words/everywhere.ts';
import { type Tab, useView } from './dashboard-view.ts';
import { HousePanel } from './house-panel.tsx';
import { LogPanel } from './log-panel.tsx';
import { StatBand } from './stat-band.tsx';
import { UsersPanel } from './users-panel.tsx';

export function Admin() {
  const [{ tab }, go] = useView();
  return (
    <div className="mx-auto max-w-page px-4 pt-10 pb-20 sm:px-6 sm:pt-14">
      <header className="mb-9">
        <p className="font-serif text-lead text-accent italic">{say.theLedgerOfTheHouse}</p>
        <h1 className="mt-1.5 text-title">{everywhere.adminDashboard}</h1>
      </header>
      <StatBand />
      <div className="mt-10">
        <Tabs
          label={say.partsOfTheLedger}
          value={tab}
          onChange={(value) => go({ tab: value as Tab })}
          tabs={[
            { value: 'users', label: say.users, panel: <UsersPanel /> },
            { value: 'house', label: say.guideAndSettings, panel: <HousePanel /> },
            { value: 'log', label: say.log, panel: <LogPanel /> },
          ]}
        />
      </div>
    </div>
  );
}
