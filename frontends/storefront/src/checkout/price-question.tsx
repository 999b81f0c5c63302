import type { OrderQuote } from '@theke/contracts/ordering/order';
import { claimable } from '@theke/rules/gift-cards/card-part';
import { formatMoney, type Money, money, subtract, sumOf, toMoney } from '@theke/rules/money/money';
import { Button } from '@theke/ui/button';
import { Dialog } from '@theke/ui/dialog';
import { Leader } from '@theke/ui/leader';
import type { FoundCard } from '../gift-card/check-code.ts';
import { messages } from '../messages.de.ts';
import { checkoutMessages } from './checkout-messages.de.ts';
import type { PriceChange } from './price-changes.ts';
import * as css from './price-question.module.css';
import { tipMessages } from './tip-messages.de.ts';

type Props = {
  changes: readonly PriceChange[];
  totals: OrderQuote['totals'];
  /** In addition to the total. */
  tip?: Money;
  /** Pays as much of the new total as its balance allows. */
  giftCard?: FoundCard | null;
  onAccept: () => void;
  onClose: () => void;
};

/** Asks the guest to accept a price that changed before ordering; nothing was stored yet. */
export function PriceQuestion({ changes, totals, tip = money(0), giftCard, onAccept, onClose }: Props) {
  const { currency } = totals;
  const gross = toMoney(totals.total.gross);
  const byCard = giftCard ? claimable(toMoney(giftCard.balance), gross) : money(0);
  const due = formatMoney(subtract(sumOf([gross, tip]), byCard), currency);
  const total = tip > 0 ? tipMessages.withTip(due) : due;
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
