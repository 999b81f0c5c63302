import { may, useMe } from '@theke/admin/api/session.ts';
import { useShop } from '@theke/admin/api/shop.ts';
import { NoMatch } from '@theke/admin/lists/no-match.tsx';
import { ViewTabs } from '@theke/admin/lists/view-tabs.tsx';
import { changedSearch } from '@theke/admin/ui/changed-search.ts';
import type { Tv } from '@theke/contracts/signage/device';
import { useState } from 'react';
import { useSearchParams } from 'react-router';
import { tvMessages } from '../shared/tv-messages.de.ts';
import * as css from './fleet.module.css';
import { FleetBar } from './fleet-bar.tsx';
import { FleetFilter } from './fleet-filter.tsx';
import { FleetTable } from './fleet-table.tsx';
import { isInView, toTvView, tvViews } from './tv-views.ts';

const messages = tvMessages.filters;
const sorted = (labels: Iterable<string>) => [...new Set(labels)].toSorted((a, b) => a.localeCompare(b, 'de'));

/** Tabs, filters, table and commands of the fleet. Tab and filters are in the URL. */
export function Fleet({ tvs }: { tvs: readonly Tv[] }) {
  const canCommand = may(useMe(), 'signage.command');
  const { branches } = useShop();
  const [search, setSearch] = useSearchParams();
  const [chosen, setChosen] = useState<readonly string[]>([]);
  const change = (changes: Record<string, string | undefined>) =>
    setSearch((current) => changedSearch(current, changes));
  const view = toTvView(search.get('view'));
  const [branch, label] = [search.get('branch') ?? '', search.get('label') ?? ''];

  const matching = tvs.filter(
    (tv) => (branch === '' || tv.branch.id === branch) && (label === '' || tv.labels.includes(label)),
  );
  const shown = matching.filter(({ status }) => isInView(status.state, view));
  // A TV that is no longer shown gets no command.
  const selected = shown.filter(({ id }) => chosen.includes(id));
  const usedBranches = branches.filter(({ id }) => tvs.some((tv) => tv.branch.id === id));
  const labels = sorted(tvs.flatMap((tv) => tv.labels));

  return (
    <>
      <div className={css.tools}>
        <ViewTabs
          views={tvViews.map((one) => ({
            label: tvMessages.views[one],
            count: matching.filter(({ status }) => isInView(status.state, one)).length,
            isOn: one === view,
            onChoose: () => change({ view: one === 'all' ? undefined : one }),
          }))}
        />
        <span className={css.filters}>
          {usedBranches.length > 1 && (
            <FleetFilter
              label={messages.branch}
              value={branch}
              choices={usedBranches.map(({ id, name }) => ({ value: id, label: name }))}
              onChoose={(id) => change({ branch: id })}
            />
          )}
          {labels.length > 0 && (
            <FleetFilter
              label={messages.label}
              value={label}
              choices={labels.map((one) => ({ value: one, label: one }))}
              onChoose={(one) => change({ label: one })}
            />
          )}
        </span>
      </div>
      {shown.length === 0 ? (
        <NoMatch
          title={tvMessages.noMatch}
          text={tvMessages.noMatchText}
          onReset={() => change({ view: undefined, branch: undefined, label: undefined })}
        />
      ) : (
        <FleetTable
          tvs={shown}
          selected={canCommand ? { ids: selected.map(({ id }) => id), set: setChosen } : undefined}
        />
      )}
      {selected.length > 0 && <FleetBar tvs={selected} onClear={() => setChosen([])} />}
    </>
  );
}
