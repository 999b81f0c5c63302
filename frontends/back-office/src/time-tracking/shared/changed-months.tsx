import { useQuery } from '@tanstack/react-query';
import { endpointQuery } from '@theke/admin/api/endpoint-query.ts';
import { useApi } from '@theke/admin/api/office-api.ts';
import { may, useMe } from '@theke/admin/api/session.ts';
import { useZoneOf } from '@theke/admin/api/use-zone-of.ts';
import { dateTimeText } from '@theke/admin/ui/format.ts';
import { listChangedMonths } from '@theke/contracts/time-tracking/closed-month';
import { Link } from 'react-router';
import * as css from './lines.module.css';
import { monthText } from './month-days.ts';
import { PanelHeading } from './panel-heading.tsx';
import { sheetMessages } from './sheet-messages.de.ts';

const messages = sheetMessages.lock;

/**
 * Lists closed months that changed since, for users who may close months; each links to its sheet (TIME-23). Renders
 * nothing if there are none.
 */
export function ChangedMonths({ className }: { className?: string | undefined }) {
  const api = useApi();
  const mayManage = may(useMe(), 'working-times.write');
  const zone = useZoneOf()();
  const { data = [] } = useQuery({
    ...endpointQuery(api, listChangedMonths, {}),
    enabled: mayManage,
    staleTime: 0,
    refetchInterval: 60_000,
  });
  if (data.length === 0) return null;
  return (
    <section className={className} aria-labelledby="changed-months">
      <PanelHeading id="changed-months" title={messages.changedMonths} />
      <ul className={css.lines}>
        {data.map(({ user, name, month, changedSince }) => (
          <li key={`${user.id} ${month}`}>
            <Link to={`/time-sheets?${new URLSearchParams({ person: user.id, month })}`}>
              {name}, {monthText(month)}
            </Link>
            <small>{messages.changedAt(dateTimeText(changedSince, zone))}</small>
          </li>
        ))}
      </ul>
    </section>
  );
}
