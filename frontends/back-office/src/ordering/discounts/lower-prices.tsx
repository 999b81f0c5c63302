import * as control from '@theke/admin/forms/editors/control.module.css';
import { parseNumber } from '@theke/admin/forms/editors/parse-number.ts';
import type { Discount } from '@theke/contracts/ordering/discount';
import { useId, useState } from 'react';
import { discountMessages } from './discounts-messages.de.ts';
import { lowerPrice } from './lower-price.ts';
import * as css from './price-list-editor.module.css';

const messages = discountMessages.prices;

type Props = {
  rows: Discount['prices'];
  /** Regular price; undefined while it is loaded. */
  priceOf: (product: string) => number | undefined;
  onLower: (rows: Discount['prices']) => void;
};

/** Sets all prices of a list to their regular price less a percentage. */
export function LowerPrices({ rows, priceOf, onLower }: Props) {
  const id = useId();
  const [typed, setTyped] = useState('');
  const parsed = parseNumber(typed);
  const percent = parsed !== null && parsed > 0 && parsed <= 100 ? parsed : undefined;
  return (
    <div className={css.lower}>
      <label htmlFor={id}>{messages.lowerBy}</label>
      <input
        id={id}
        type="text"
        inputMode="decimal"
        className={control.control}
        value={typed}
        onChange={(event) => setTyped(event.target.value)}
      />
      <span aria-hidden>%</span>
      <button
        type="button"
        className={control.small}
        disabled={percent === undefined}
        onClick={() =>
          percent !== undefined &&
          onLower(rows.map((row) => ({ ...row, price: lowerPrice(priceOf(row.product.id) ?? row.price, percent) })))
        }
      >
        {messages.lower}
      </button>
    </div>
  );
}
