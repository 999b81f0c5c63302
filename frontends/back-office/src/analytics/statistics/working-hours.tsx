import { useQuery } from '@tanstack/react-query';
import { useApi } from '@theke/admin/api/office-api.ts';
import { may, useMe } from '@theke/admin/api/session.ts';
import { moneyText } from '@theke/admin/ui/format.ts';
import type { StatisticQuery } from '@theke/contracts/analytics/statistic';
import { leadsAllBranches } from '@theke/contracts/permissions';
import { Link } from 'react-router';
import { FiguresSection } from '../shared/figures-section.tsx';
import { hoursText } from '../shared/hours-text.ts';
import * as ledger from '../shared/revenue-ledger.module.css';
import { statisticsMessages } from '../shared/statistics-messages.de.ts';
import { statisticsQueries } from './statistics-queries.ts';

const messages = statisticsMessages.working;

type Props = { range: StatisticQuery; net: number; currency: string };

/** Sums of planned and actual working time, for managers (TIME-10). */
export function WorkingHours({ range, net, currency }: Props) {
  const me = useMe();
  const isAllowed = may(me, 'working-statistics.read');
  const queries = statisticsQueries(useApi(), range);
  const { data } = useQuery({ ...queries.working, enabled: isAllowed });
  const { data: plans } = useQuery({ ...queries.planned, enabled: isAllowed });
  if (!isAllowed || !data || !plans) return null;
  if (data.total.activities + data.previous.activities + plans.total.shifts === 0) return null;
  const { total, previous } = data;
  const open = plans.total.openSeconds;
  // Working hours of some branches must not be compared with the revenue of all.
  const isOfAll = range.branch !== undefined || leadsAllBranches(me.roles, me.branches);
  const lines: readonly { label: string; below?: string; value: string }[] = [
    ...(plans.total.shifts > 0
      ? [
          {
            label: messages.plannedInAll,
            ...(open > 0 && { below: messages.stillOpen(hoursText(open)) }),
            value: hoursText(plans.total.seconds),
          },
        ]
      : []),
    { label: messages.worked, below: messages.before(hoursText(previous.seconds)), value: hoursText(total.seconds) },
    { label: messages.paused, value: hoursText(total.pauseSeconds) },
    ...(isOfAll && total.seconds > 0
      ? [{ label: messages.perHour, value: moneyText((net * 3_600) / total.seconds, currency) }]
      : []),
  ];
  return (
    <FiguresSection title={messages.title}>
      <dl className={ledger.ledger}>
        {lines.map(({ label, below, value }) => (
          <div key={label} className={ledger.line}>
            <dt>
              {label}
              {below && <small>{below}</small>}
            </dt>
            <dd>{value}</dd>
          </div>
        ))}
      </dl>
      <p className={ledger.note}>
        {messages.note}
        {total.endsMissing > 0 && (
          <>
            {' '}
            <Link to="/working-activities">{messages.endsMissing(total.endsMissing)}</Link>
          </>
        )}
      </p>
    </FiguresSection>
  );
}
