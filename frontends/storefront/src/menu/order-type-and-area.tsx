import type { Branch } from '@theke/contracts/catalog/branch';
import { openUntil } from '@theke/rules/hours/opening-hours';
import { closedNotice, todayText, zoneOf } from '@theke/rules/hours/opening-status';
import type { OrderType } from '@theke/rules/orders/order-types';
import { offeredTypes } from '@theke/rules/orders/order-types';
import { icon } from '@theke/ui/icon';
import { Notice } from '@theke/ui/notice';
import type { CartChoice } from '../cart/cart-choice.ts';
import { OrderTypeChoice } from '../cart/order-type-choice.tsx';
import { orderTypeIcons } from '../cart/order-type-icons.ts';
import { lazyPage } from '../lazy-page.tsx';
import { messages } from '../messages.de.ts';
import * as css from './order-type-and-area.module.css';

/** Only for deliveries, so it is not part of the first load; its space is reserved. */
const AreaSelect = lazyPage(
  () => import(/* webpackChunkName: "area" */ './area-select.tsx'),
  <div className={css.area} />,
);

type Props = {
  branch: Branch;
  choice: CartChoice;
  currency: string;
  now: Date;
  onType: (orderType: OrderType) => void;
  onArea: (area: string) => void;
};

/** Choice of order type and delivery area; says if the chosen type is closed now. */
export function OrderTypeAndArea({ branch, choice: { orderType, area }, currency, now, onType, onArea }: Props) {
  const [headline, ...rest] = closedNotice(branch, orderType, now);
  return (
    <div className={css.choice}>
      <div className={css.choose}>
        {offeredTypes(branch).length > 1 ? (
          <OrderTypeChoice branch={branch} orderType={orderType} onChange={onType} />
        ) : (
          <OnlyWay branch={branch} orderType={orderType} now={now} />
        )}
        {area && <AreaSelect areas={branch.deliveryAreas} area={area} currency={currency} onChange={onArea} />}
      </div>
      {headline && (
        <Notice kind="soon">
          <b>{headline}</b> {rest.join(' ')}
        </Notice>
      )}
    </div>
  );
}

/** The branch's only order type; for takeaway with today's hours. */
function OnlyWay({ branch, orderType, now }: Pick<Props, 'branch' | 'now'> & { orderType: OrderType }) {
  const Icon = orderTypeIcons[orderType];
  const isAlwaysOpen = openUntil(branch.openingHours, zoneOf(branch), now) === 'never';
  return (
    <p className={css.only}>
      <Icon {...icon} />
      <b>{messages.orderTypes[orderType]}</b>
      {orderType === 'takeaway' && !isAlwaysOpen && todayText(branch, orderType, now, messages.menu.collection)}
    </p>
  );
}
