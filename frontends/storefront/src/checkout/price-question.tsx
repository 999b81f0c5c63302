import type { OrderQuote } from '@theke/contracts/ordering/order';
import { formatMoney, toMoney } from '@theke/rules/money/money';
import { Button } from '@theke/ui/button';
import { Dialog } from '@theke/ui/dialog';
import { Leader } from '@theke/ui/leader';
import { messages } from '../messages.de.ts';
import { checkoutMessages } from './checkout-messages.de.ts';
import type { PriceChange } from './price-changes.ts';
import * as css from './price-question.module.css';

type Props = {
  changes: readonly PriceChange[];
  totals: OrderQuote['totals'];
  onAccept: () => void;
  onClose: () => void;
};

/** Asks the guest to accept a price that changed before ordering; nothing was stored yet. */
export function PriceQuestion({ changes, totals, onAccept, onClose }: Props) {
  const { currency } = totals;
  const total = formatMoney(toMoney(totals.total.gross), currency);
  return (
    <Dialog
      title={checkoutMessages.priceChanged}
      closeLabel={messages.close}
      onClose={onClose}
      actions={
        <>
          <Button kind="second" onClick={onClose}>
            {checkoutMessages.review}
          </Button>
          <Button onClick={onAccept}>{checkoutMessages.acceptPrice(total)}</Button>
        </>
      }
    >
      <p>{checkoutMessages.priceChangedText(total)}</p>
      {changes.length > 0 && (
        <dl className={css.changes}>
          {changes.map(({ key, item, previous, now }) => (
            <Leader
              key={key}
              label={item ?? messages.orderTypes.delivery}
              value={checkoutMessages.insteadOf(formatMoney(now, currency), formatMoney(previous, currency))}
            />
          ))}
        </dl>
      )}
    </Dialog>
  );
}
