import { may, useMe } from '@theke/admin/api/session.ts';
import { NoMatch } from '@theke/admin/lists/no-match.tsx';
import { messages } from '@theke/admin/messages.de.ts';
import { ApiError } from '@theke/ui/api-error';
import { Button } from '@theke/ui/button';
import { Empty } from '@theke/ui/empty';
import { ErrorPanel } from '@theke/ui/error-panel';
import { icon } from '@theke/ui/icon';
import { Notice } from '@theke/ui/notice';
import { Skeleton } from '@theke/ui/skeleton';
import { Gauge } from 'lucide-react';
import { useState } from 'react';
import { useProducts } from '../shared/use-products.ts';
import { useSoldOut } from '../shared/use-sold-out.ts';
import { capacityMessages } from './capacity-messages.de.ts';
import * as css from './capacity-page.module.css';
import { StockRow } from './stock-row.tsx';
import { type StockView, stockLines } from './stock-view.ts';
import type { useStock } from './use-stock.ts';

/** Rows that are drawn at first, and added by each press. */
const atOnce = 100;

type Props = ReturnType<typeof useStock> & {
  branch: { id: string; name: string };
  view: StockView;
  search: string;
  onReset: () => void;
};

/** Products of a branch with a field for the remaining amount and a button for "Heute ausverkauft" (STOCK-04). */
export function StockList({ branch, view, search, stock, set, onReset }: Props) {
  const products = useProducts();
  const { change, untilText } = useSoldOut();
  const mayWrite = may(useMe(), 'orders.write');
  const [shown, setShown] = useState(atOnce);
  if (!stock.data || !products.data)
    return stock.isError || products.isError ? (
      <ErrorPanel
        message={capacityMessages.stockFailed}
        retryLabel={messages.retry}
        onRetry={() => void Promise.all([stock.refetch(), products.refetch()])}
      />
    ) : (
      <Skeleton width="100%" height={320} />
    );
  const lines = stockLines(products.data, stock.data, { view, search });
  if (lines.length === 0)
    return view || search ? (
      <NoMatch title={capacityMessages.noMatch(view)} onReset={onReset} />
    ) : (
      <Empty title={capacityMessages.noProducts} sign={<Gauge {...icon} size={36} />} />
    );
  return (
    <>
      <p className={css.lead}>{capacityMessages.stockLead}</p>
      {set.error && (
        <Notice kind="late" role="alert">
          {ApiError.from(set.error).message}
        </Notice>
      )}
      <ul className={css.entries} aria-label={capacityMessages.products}>
        {lines.slice(0, shown).map(({ product, entry }) => (
          <StockRow
            key={product.id}
            product={product}
            entry={entry}
            until={entry?.soldOutUntil ? untilText(entry.soldOutUntil, branch.id) : undefined}
            onSet={mayWrite ? (remaining) => set.mutate({ product: product.id, remaining }) : undefined}
            onSoldOut={(isSoldOut) => void change(branch, [product.id], isSoldOut, product.name)}
          />
        ))}
      </ul>
      {lines.length > shown && (
        <Button kind="second" className={css.more} onClick={() => setShown(shown + atOnce)}>
          {capacityMessages.more(lines.length - shown)}
        </Button>
      )}
    </>
  );
}
