import { numberFault, parseNumber } from '@theke/admin/forms/editors/parse-number.ts';
import type { Product } from '@theke/contracts/catalog/product';
import type { StockEntry } from '@theke/contracts/ordering/capacity';
import { fromMoney, toMoney } from '@theke/rules/money/money';
import { amountText } from '@theke/rules/units/amount-text';
import { Button } from '@theke/ui/button';
import { icon } from '@theke/ui/icon';
import { IconButton } from '@theke/ui/icon-button';
import { Stepper } from '@theke/ui/stepper';
import { Infinity as Unlimited } from 'lucide-react';
import { useState } from 'react';
import { capacityMessages } from './capacity-messages.de.ts';
import * as css from './capacity-page.module.css';

type Props = {
  entry: StockEntry;
  /** Undefined if the product was deleted. */
  product: Product | undefined;
  /** Undefined without write permission. */
  onSet: ((remaining: number | null) => void) | undefined;
};

/** A limited product with its remaining amount. */
export function StockRow({ entry: { remaining }, product, onSet }: Props) {
  const [fault, setFault] = useState<string>();
  const name = product?.name ?? capacityMessages.deletedProduct;
  const text = amountText(remaining, product?.unit ?? 'piece');
  const set = (amount: number | null, unread: string = capacityMessages.noNumber) => {
    // Four decimals are sufficient for amounts too, and avoid 0.1 + 0.2 ≠ 0.3.
    const isNumber = amount !== null && !Number.isNaN(amount) && amount >= 0;
    setFault(isNumber ? undefined : unread);
    if (isNumber) onSet?.(fromMoney(toMoney(amount)));
  };
  return (
    <li className={css.entry}>
      <span className={css.product}>
        {name}
        {remaining === 0 && <small>{capacityMessages.soldOut}</small>}
        {fault && <small role="alert">{fault}</small>}
      </span>
      {onSet ? (
        <div className={css.tools}>
          {remaining > 0 && (
            <Button kind="quiet" size="small" onClick={() => onSet(0)} aria-label={capacityMessages.setSoldOut(name)}>
              {capacityMessages.soldOut}
            </Button>
          )}
          <Stepper
            label={capacityMessages.remainingOf(name)}
            text={text}
            onType={(typed) => {
              const digits = typed.replace(/[^\d.,-]/g, '');
              set(parseNumber(digits), numberFault(digits, capacityMessages.noNumber));
            }}
            less={{
              label: capacityMessages.less(name),
              isDisabled: remaining === 0,
              onPress: () => set(Math.max(0, remaining - 1)),
            }}
            more={{ label: capacityMessages.more(name), onPress: () => set(remaining + 1) }}
          />
          <IconButton label={capacityMessages.unlimit(name)} onClick={() => onSet(null)}>
            <Unlimited {...icon} size={20} />
          </IconButton>
        </div>
      ) : (
        <span>{text}</span>
      )}
    </li>
  );
}
