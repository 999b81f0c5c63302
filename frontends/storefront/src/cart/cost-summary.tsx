import { freeDeliveryHint, minimumTexts } from '@theke/rules/delivery/delivery-texts';
import { formatMoney } from '@theke/rules/money/money';
import { visibleGoods } from '@theke/rules/price/price-order';
import { Leader } from '@theke/ui/leader';
import { totalText } from './about-text.ts';
import { areaProgress, missingToFree } from './area-progress.ts';
import { cartMessages } from './cart-messages.de.ts';
import type { CartOrder } from './cart-order.ts';
import * as css from './cost-summary.module.css';

/**
 * Goods, deposit, delivery fee, discounts and total, and the amounts missing for the minimum and for free delivery
 * (MENU-05).
 */
export function CostSummary({
  order: { area, price, discountRows },
  currency,
}: {
  order: CartOrder;
  currency: string;
}) {
  const { totals } = price;
  const deposit = price.isPriceHidden ? undefined : totals.deposit;
  // The missing amount would disclose hidden prices.
  const missing = area && !price.isPriceHidden && missingToFree(area, totals.gross);
  const minimumText = area && minimumTexts(area, visibleGoods(price), currency)?.long;
  const freeDeliveryText = area && freeDeliveryHint(area, currency);
  return (
    <>
      <dl>
        {(area || deposit || discountRows) && (
          <Leader label={cartMessages.subtotal} value={totalText(totals.gross, currency, price)} />
        )}
        {deposit && <Leader label={cartMessages.deposit} value={formatMoney(deposit.gross, currency)} />}
        {area && (
          <Leader
            label={cartMessages.deliveryTo(area.area)}
            value={totals.delivery.gross > 0 ? formatMoney(totals.delivery.gross, currency) : cartMessages.freeDelivery}
          />
        )}
        {discountRows}
        <Leader kind="total" label={cartMessages.total} value={totalText(totals.total.gross, currency, price)} />
      </dl>
      {area && (minimumText || missing) ? (
        <div className={css.area}>
          <span className={css.bar}>
            <i style={{ width: `${Math.round(areaProgress(area, totals.gross) * 100)}%` }} />
          </span>
          {minimumText && <p className={css.below}>{minimumText}</p>}
          {freeDeliveryText && missing ? (
            <p>
              {freeDeliveryText} {!minimumText && cartMessages.missing(formatMoney(missing, currency))}
            </p>
          ) : null}
        </div>
      ) : null}
    </>
  );
}
