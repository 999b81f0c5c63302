import type { FilterControl } from '@theke/admin/lists/filter-control.ts';
import { FilterChoice } from '@theke/admin/lists/filter-popover.tsx';
import { officeCollection } from '@theke/admin/resources/office-collection.ts';
import { originName } from '@theke/contracts/ordering/order';
import { countedAs, listOrders, orderCollection } from '@theke/contracts/ordering/order-endpoints';
import { staffLabel } from '@theke/rules/orders/order-labels';
import { orderStates } from '@theke/rules/orders/order-states';
import { isoWeekday } from '@theke/rules/time/local-time';
import { ReceiptText } from 'lucide-react';
import { foundOrder, orderColumns, orderLink } from '../shared/order-columns.tsx';
import { orderMessages } from '../shared/order-messages.de.ts';
import { originNames } from '../shared/origin-names.de.ts';
import { ProductFilter } from './product-filter.tsx';

const texts = orderMessages.orderList;

const StateFilter: FilterControl = (props) => (
  <FilterChoice {...props}>
    {orderStates.map((state) => (
      <option key={state} value={state}>
        {staffLabel(state, 'takeaway')}
      </option>
    ))}
  </FilterChoice>
);

const CountedFilter: FilterControl = (props) => (
  <FilterChoice {...props}>
    {countedAs.options.map((one) => (
      <option key={one} value={one}>
        {texts.countedAs[one]}
      </option>
    ))}
  </FilterChoice>
);

const OriginFilter: FilterControl = (props) => (
  <FilterChoice {...props}>
    {originName.options.map((origin) => (
      <option key={origin} value={origin}>
        {originNames[origin]}
      </option>
    ))}
  </FilterChoice>
);

/** All orders, newest first. Its page has the board's header. */
export const officeOrders = officeCollection(orderCollection, {
  list: listOrders,
  Icon: ReceiptText,
  hasOwnPage: true,
  columns: orderColumns,
  linkTo: orderLink.to,
  linkLabel: orderLink.label,
  found: foundOrder,
  views: ({ dayAgo }) => [
    { label: texts.all, filter: {} },
    { label: texts.today, filter: { placedOnFrom: dayAgo(0) } },
    { label: texts.yesterday, filter: { placedOnFrom: dayAgo(1), placedOnUntil: dayAgo(0) } },
    { label: texts.thisWeek, filter: { placedOnFrom: dayAgo(isoWeekday(dayAgo(0)) - 1) } },
    { label: texts.lastWeek, filter: { placedOnFrom: dayAgo(6) } },
  ],
  // In the time zone of each order's branch, like the displayed times.
  ranges: { placedAt: ['placedOnFrom', 'placedOnUntil'] },
  controls: { status: StateFilter, countedAs: CountedFilter, origin: OriginFilter, product: ProductFilter },
  texts: { loadFailed: orderMessages.board.loadFailed },
});
