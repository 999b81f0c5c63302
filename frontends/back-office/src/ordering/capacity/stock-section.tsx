import { may, useMe } from '@theke/admin/api/session.ts';
import { messages } from '@theke/admin/messages.de.ts';
import type { StockEntry } from '@theke/contracts/ordering/capacity';
import { ApiError } from '@theke/ui/api-error';
import { Button } from '@theke/ui/button';
import { ErrorPanel } from '@theke/ui/error-panel';
import { icon } from '@theke/ui/icon';
import { Notice } from '@theke/ui/notice';
import { Skeleton } from '@theke/ui/skeleton';
import { Plus } from 'lucide-react';
import { useState } from 'react';
import { useProducts } from '../shared/use-products.ts';
import { capacityMessages } from './capacity-messages.de.ts';
import * as css from './capacity-page.module.css';
import { LimitProductDialog } from './limit-product-dialog.tsx';
import { StockRow } from './stock-row.tsx';
import { useStock } from './use-stock.ts';

/** Limited products of a branch: remaining amounts, and a button for sold out. */
export function StockSection({ branch }: { branch: string }) {
  const { stock, set } = useStock(branch);
  const products = useProducts();
  const mayWrite = may(useMe(), 'orders.write');
  const [isAdding, setIsAdding] = useState(false);
  const productOf = ({ product }: StockEntry) => products.data?.get(product);
  const entries = (stock.data ?? []).toSorted((one, other) =>
    (productOf(one)?.name ?? '').localeCompare(productOf(other)?.name ?? '', 'de'),
  );
  const isLoaded = stock.data && products.data;
  const problem = set.error && ApiError.from(set.error).message;
  return (
    <section className={css.section} aria-labelledby="stock">
      <div className={css.heading}>
        <h2 id="stock">{capacityMessages.stock}</h2>
        {mayWrite && (
          <Button kind="second" size="small" disabled={!isLoaded} onClick={() => setIsAdding(true)}>
            <Plus {...icon} size={16} />
            {capacityMessages.limitProduct}
          </Button>
        )}
      </div>
      <p className={css.lead}>{capacityMessages.stockLead}</p>
      {problem && (
        <Notice kind="late" role="alert">
          {problem}
        </Notice>
      )}
      {!isLoaded &&
        (stock.isError || products.isError ? (
          <ErrorPanel
            message={capacityMessages.stockFailed}
            retryLabel={messages.retry}
            onRetry={() => void Promise.all([stock.refetch(), products.refetch()])}
          />
        ) : (
          <Skeleton width="100%" height={128} />
        ))}
      {isLoaded && entries.length === 0 && <p>{capacityMessages.nothingLimited}</p>}
      {isLoaded && entries.length > 0 && (
        <ul className={css.entries}>
          {entries.map((entry) => (
            <StockRow
              key={entry.product}
              entry={entry}
              product={productOf(entry)}
              onSet={mayWrite ? (remaining) => set.mutate({ product: entry.product, remaining }) : undefined}
            />
          ))}
        </ul>
      )}
      {isAdding && products.data && (
        <LimitProductDialog
          products={products.data}
          limited={entries.map(({ product }) => product)}
          onLimit={(product, remaining) => set.mutateAsync({ product, remaining })}
          onClose={() => setIsAdding(false)}
        />
      )}
    </section>
  );
}
