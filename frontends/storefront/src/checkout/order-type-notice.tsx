import type { Branch } from '@theke/contracts/catalog/branch';
import { minimumTexts } from '@theke/rules/delivery/delivery-texts';
import { closedNotice } from '@theke/rules/hours/opening-status';
import { visibleGoods } from '@theke/rules/price/price-order';
import { Notice } from '@theke/ui/notice';
import { refusal } from '../branch-list/refusal.ts';
import type { CartOrder } from '../cart/cart-order.ts';
import * as css from './checkout-page.module.css';

type Props = { branch: Branch; order: CartOrder; currency: string; now: Date };

/** Closed, no delivery just now, below the minimum; with the hint at pre-orders where the branch takes them. */
export function OrderTypeNotice({ branch, order: { orderType, area, price }, currency, now }: Props) {
  const refused = refusal(branch, orderType, now);
  const [headline, ...rest] = refused.length > 0 ? refused : closedNotice(branch, orderType, now, 'checkout');
  const below = area && minimumTexts(area, visibleGoods(price), currency)?.long;
  if (!headline && !below) return null;
  // One box, whatever there is to say.
  return (
    <Notice kind="soon" className={css.closed}>
      {headline && (
        <p>
          <b>{headline}</b> {rest.join(' ')}
        </p>
      )}
      {below && <p className={headline && css.further}>{below}</p>}
    </Notice>
  );
}
