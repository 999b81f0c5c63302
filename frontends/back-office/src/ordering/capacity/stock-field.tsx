import { numberFault, parseNumber } from '@theke/admin/forms/editors/parse-number.ts';
import { numberText } from '@theke/admin/ui/format.ts';
import type { StockEntry } from '@theke/contracts/ordering/capacity';
import { fromMoney, toMoney } from '@theke/rules/money/money';
import { unitOf } from '@theke/rules/units/units';
import { type KeyboardEvent, useState } from 'react';
import { capacityMessages } from './capacity-messages.de.ts';
import * as css from './capacity-page.module.css';
import type { StockLine } from './stock-view.ts';

type Props = {
  product: StockLine['product'];
  entry: StockEntry | undefined;
  onSet: (remaining: number | null) => void;
  /** Called with the message of an entry that is no amount; undefined once it is one. */
  onFault: (fault: string | undefined) => void;
};

/** Field for a remaining amount, sent on Enter or when it is left. Empty means unlimited. */
export function StockField({ product, entry, onSet, onFault }: Props) {
  const [typed, setTyped] = useState<string>();
  const shown = entry ? numberText(entry.remaining) : '';
  function commit() {
    if (typed === undefined) return;
    const text = typed.trim();
    const amount = parseNumber(text);
    const isAmount = amount !== null && amount >= 0;
    const fault =
      text === '' || isAmount ? undefined : (numberFault(text, capacityMessages.noNumber) ?? capacityMessages.noNumber);
    onFault(fault);
    if (fault) return;
    setTyped(undefined);
    // Four decimals are sufficient for amounts too, and avoid 0.1 + 0.2 ≠ 0.3.
    const remaining = text === '' || amount === null ? null : fromMoney(toMoney(amount));
    if (remaining !== (entry?.remaining ?? null)) onSet(remaining);
  }
  const onKeyDown = (event: KeyboardEvent<HTMLInputElement>) => {
    if (event.key === 'Enter') commit();
    if (event.key !== 'Escape') return;
    setTyped(undefined);
    onFault(undefined);
  };
  return (
    <span className={css.field}>
      <input
        aria-label={capacityMessages.remainingOf(product.name)}
        inputMode="decimal"
        autoComplete="off"
        placeholder={capacityMessages.unlimited}
        value={typed ?? shown}
        onChange={(event) => setTyped(event.target.value)}
        onFocus={(event) => event.target.select()}
        onBlur={commit}
        onKeyDown={onKeyDown}
      />
      {entry && <span aria-hidden="true">{unitOf(product.unit).label}</span>}
    </span>
  );
}
