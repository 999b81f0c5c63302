import type { StockEntry } from '@theke/contracts/ordering/capacity';
import { amountText } from '@theke/rules/units/amount-text';
import { Button } from '@theke/ui/button';
import { imageUrl } from '@theke/ui/image-url';
import { useState } from 'react';
import { soldOutMessages } from '../shared/sold-out-messages.de.ts';
import { capacityMessages } from './capacity-messages.de.ts';
import * as css from './capacity-page.module.css';
import { StockField } from './stock-field.tsx';
import type { StockLine } from './stock-view.ts';

type Props = {
  product: StockLine['product'];
  /** Undefined if the product is unlimited. */
  entry: StockEntry | undefined;
  /** End of "Heute ausverkauft", as text. */
  until: string | undefined;
  /** Undefined without write permission. */
  onSet: ((remaining: number | null) => void) | undefined;
  onSoldOut: (isSoldOut: boolean) => void;
};

/** A product with its remaining amount and the button for "Heute ausverkauft". */
export function StockRow({ product, entry, until, onSet, onSoldOut }: Props) {
  const [fault, setFault] = useState<string>();
  const isSoldOut = entry?.remaining === 0;
  const [image] = product.images;
  const soldOutText = until ? soldOutMessages.until(until) : soldOutMessages.withoutEnd;
  return (
    <li className={css.entry}>
      {image ? (
        <img className={css.picture} src={imageUrl(image, 'thumbnail')} alt="" width="36" height="36" loading="lazy" />
      ) : (
        <span className={css.picture} />
      )}
      <span className={css.product}>
        {product.name}
        {isSoldOut && <small>{soldOutText}</small>}
        {fault && <small role="alert">{fault}</small>}
      </span>
      {onSet ? (
        <div className={css.tools}>
          <StockField product={product} entry={entry} onSet={onSet} onFault={setFault} />
          <Button
            kind="second"
            size="small"
            className={css.button}
            aria-label={(isSoldOut ? soldOutMessages.releaseOf : soldOutMessages.markOf)(product.name)}
            onClick={() => onSoldOut(!isSoldOut)}
          >
            {isSoldOut ? soldOutMessages.release : soldOutMessages.mark}
          </Button>
        </div>
      ) : (
        <span>{entry ? amountText(entry.remaining, product.unit) : capacityMessages.unlimited}</span>
      )}
    </li>
  );
}
