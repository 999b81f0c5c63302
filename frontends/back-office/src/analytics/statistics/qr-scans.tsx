import { useQuery } from '@tanstack/react-query';
import { useApi } from '@theke/admin/api/office-api.ts';
import * as table from '@theke/admin/ui/data-table.module.css';
import type { OriginStatistic } from '@theke/contracts/analytics/order-statistics';
import type { StatisticQuery } from '@theke/contracts/analytics/statistic';
import { numberText } from '@theke/rules/units/amount-text';
import { classNames } from '@theke/ui/class-names';
import { Link } from 'react-router';
import { ChangeCell } from '../shared/change-cell.tsx';
import { FiguresSection } from '../shared/figures-section.tsx';
import * as css from '../shared/figures-table.module.css';
import { FiguresTable } from '../shared/figures-table.tsx';
import { OrdersLink } from '../shared/orders-link.tsx';
import { ordersOf } from '../shared/orders-of.ts';
import { ShareBar } from '../shared/share-bar.tsx';
import { statisticsMessages } from '../shared/statistics-messages.de.ts';
import { statisticsQueries } from './statistics-queries.ts';

const messages = statisticsMessages.scans;
const number = classNames(table.right, table.number);
/** Number of rows; more would be longer than the products beside it. */
const max = 6;

type Props = { range: StatisticQuery; origins: readonly OriginStatistic[]; isCompared: boolean };

/**
 * Scans of QR codes, their changes, and orders through them. For the whole business, because codes do not belong to a
 * branch.
 */
export function QrScans({ range, origins, isCompared }: Props) {
  const queries = statisticsQueries(useApi(), range);
  const isOfAll = range.branch === undefined;
  const { data: now } = useQuery({ ...queries.scans, enabled: isOfAll });
  const { data: then } = useQuery({ ...queries.scansEarlier, enabled: isOfAll && isCompared });
  if (!isOfAll || !now || (isCompared && !then) || now.rows.length === 0) return null;
  const before = new Map(then?.rows.map(({ code, scans }) => [code, scans]));
  const ordered = new Map(origins.map(({ qr, orders }) => [qr, orders]));
  return (
    <FiguresSection
      title={messages.title}
      note={messages.all(numberText(now.total.scans))}
      tools={<Link to="/qr-codes">{messages.toAll}</Link>}
    >
      <FiguresTable
        name={messages.code}
        figures={[messages.scans, isCompared ? { wide: statisticsMessages.change } : null, statisticsMessages.orders]}
      >
        {now.rows.slice(0, max).map(({ code, path, name, scans }) => (
          <tr key={code}>
            <td className={table.wraps}>
              {name === '' ? messages.deleted(path) : <Link to={`/qr-codes/${code}`}>{name}</Link>}
              <ShareBar count={scans} total={now.rows[0]?.scans ?? 0} />
            </td>
            <td className={number}>{numberText(scans)}</td>
            {isCompared && <ChangeCell className={css.amount} now={scans} before={before.get(code) ?? 0} />}
            <td className={number}>
              <OrdersLink count={ordered.get(path) ?? 0} to={ordersOf(range, 'counted', { qr: path })} />
            </td>
          </tr>
        ))}
      </FiguresTable>
    </FiguresSection>
  );
}
