import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { useApi } from '@theke/admin/api/office-api.ts';
import { may, useMe } from '@theke/admin/api/session.ts';
import { useShop } from '@theke/admin/api/shop.ts';
import { NotAllowed } from '@theke/admin/shell/not-allowed.tsx';
import { PageBar } from '@theke/admin/shell/page-bar.tsx';
import { LoadFailure } from '@theke/admin/ui/load-failure.tsx';
import { TableSkeleton } from '@theke/admin/ui/table-skeleton.tsx';
import { Button } from '@theke/ui/button';
import { useState } from 'react';
import * as css from '../shared/figures-page.module.css';
import { FiguresSection } from '../shared/figures-section.tsx';
import { ItemTable } from '../shared/item-table.tsx';
import { RangeTools } from '../shared/range/range-tools.tsx';
import { useRange } from '../shared/range/use-range.ts';
import { statisticsLink } from '../shared/statistics-link.ts';
import { statisticsMessages } from '../shared/statistics-messages.de.ts';
import { ItemPairs } from './item-pairs.tsx';
import { statisticsQueries } from './statistics-queries.ts';

const messages = statisticsMessages.items;

/** Statistics of products: what was sold in a range, and what was ordered together. */
export function ProductStatisticsPage() {
  const isAllowed = may(useMe(), 'statistics.read');
  return isAllowed ? <ProductStatistics /> : <NotAllowed title={statisticsLink.label} />;
}

/** Rows at first, and with each click on "Weitere anzeigen". */
const rowsAtOnce = 30;

function ProductStatistics() {
  const { currency } = useShop().config;
  const tools = useRange();
  const { range } = tools;
  const queries = statisticsQueries(useApi(), range);
  const { data, error, refetch } = useQuery({ ...queries.sold, placeholderData: keepPreviousData });
  const [most, setMost] = useState(rowsAtOnce);
  const rest = (data?.rows.length ?? 0) - most;
  return (
    <>
      <PageBar title={statisticsLink.label} />
      <RangeTools {...tools} hasBranches hasComparison={false} />
      {!data && error && <LoadFailure message={statisticsMessages.loadFailed} error={error} refetch={refetch} />}
      {!data && !error && <TableSkeleton />}
      {data && (
        <div className={css.page}>
          <div className={css.columns}>
            <FiguresSection title={messages.title} note={messages.all(String(data.total.products))}>
              <ItemTable items={data} range={range} currency={currency} most={most} />
              {rest > 0 && (
                <Button kind="second" onClick={() => setMost(most + rowsAtOnce)}>
                  {messages.more(rest)}
                </Button>
              )}
            </FiguresSection>
            <ItemPairs range={range} />
          </div>
        </div>
      )}
    </>
  );
}
