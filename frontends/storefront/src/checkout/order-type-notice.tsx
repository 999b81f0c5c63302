import type { Branch } from '@theke/contracts/catalog/branch';
import { minimumTexts } from '@theke/rules/delivery/delivery-texts';
import { closedNotice } from '@theke/rules/hours/opening-status';
import { visibleGoods } from '@theke/rules/price/price-order';
import { Notice } from '@theke/ui/notice';
import { refusal } from '../branch-list/refusal.ts';
import type { CartOrder } from '../cart/cart-order.ts';
import * as css from './checkout-page.module.css';

type Props = { branch: Branch; order: CartOrder; currency: string; now: Date };

/**
 * Notice that the branch is closed, does not deliver now, or the minimum is not reached; mentions pre-orders if
 * possible.
 */
export function OrderTypeNotice({ branch, order: { orderType, area, price }, currency, now }: Props) {
  const refused = refusal(branch, orderType, now);
  const [headline, ...rest] = refused.length > 0 ? refused : closedNotice(branch, orderType, now, 'checkout');
  const minimumText = area && minimumTexts(area, visibleGoods(price), currency)?.long;
  if (!headline && !minimumText) return null;
  // One notice for all reasons.
  return (
    <Notice kind="soon" className={css.closed}>
      {headline && (
        <p>
          <b>{headline}</b> {rest.join(' ')}
        </p>
      )}
      {minimumText && <p className={headline && css.further}>{minimumText}</p>}
    </Notice>
  );
}
