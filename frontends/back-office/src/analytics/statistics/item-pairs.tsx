import { useQuery } from '@tanstack/react-query';
import { useApi } from '@theke/admin/api/office-api.ts';
import * as table from '@theke/admin/ui/data-table.module.css';
import type { StatisticQuery } from '@theke/contracts/analytics/statistic';
import { numberText } from '@theke/rules/units/amount-text';
import { classNames } from '@theke/ui/class-names';
import * as page from '../shared/figures-page.module.css';
import { FiguresSection } from '../shared/figures-section.tsx';
import * as css from '../shared/figures-table.module.css';
import { FiguresTable } from '../shared/figures-table.tsx';
import { statisticsMessages } from '../shared/statistics-messages.de.ts';
import { statisticsQueries } from './statistics-queries.ts';

const messages = statisticsMessages.pairs;
/** Number of rows; more would be longer than the products beside it. */
const max = 6;

/** Products that are ordered together, with the share of orders of the rarer one that contain the other. */
export function ItemPairs({ range }: { range: StatisticQuery }) {
  const { data } = useQuery(statisticsQueries(useApi(), range).pairs);
  if (!data) return null;
  return (
    <FiguresSection title={messages.title} note={messages.looked(numberText(data.total.orders))}>
      {data.rows.length === 0 ? (
        <p className={css.empty}>{messages.empty}</p>
      ) : (
        <FiguresTable name={messages.pair} figures={[statisticsMessages.orders]}>
          {data.rows.slice(0, max).map(({ product, name, productOrders, other, otherName, orders }) => (
            <tr key={`${product} ${other}`}>
              <td className={table.wraps}>
                {messages.both(name, otherName)}
                <p className={page.note}>
                  {messages.share(`${Math.round((100 * orders) / productOrders)}\u00a0%`, name)}
                </p>
              </td>
              <td className={classNames(table.right, table.number)}>{numberText(orders)}</td>
            </tr>
          ))}
        </FiguresTable>
      )}
    </FiguresSection>
  );
}
