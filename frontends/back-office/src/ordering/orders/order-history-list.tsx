import type { FilterControl } from '@theke/admin/lists/filter-control.ts';
import { FilterChoice } from '@theke/admin/lists/filter-popover.tsx';
import { officeCollection } from '@theke/admin/resources/office-collection.ts';
import { lazyPreloaded } from '@theke/admin/ui/lazy-preloaded.ts';
import { originName } from '@theke/contracts/ordering/order';
import { countedAs, listOrders, orderCollection } from '@theke/contracts/ordering/order-endpoints';
import { staffLabel } from '@theke/rules/orders/order-labels';
import { orderStates } from '@theke/rules/orders/order-states';
import { ReceiptText } from 'lucide-react';
import { orderColumns, orderLink } from '../domain/order-columns.tsx';
import { orderMessages } from '../domain/order-messages.de.ts';
import { originNames } from '../domain/origin-names.de.ts';

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

// Nobody sees it before the menu is opened.
const ProductFilter = lazyPreloaded(
  async () => (await import(/* webpackChunkName: "part-product-filter" */ './product-filter.tsx')).ProductFilter,
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

/** Every order there was, the newest first. Its page has the header of the board. */
export const officeOrders = officeCollection(orderCollection, {
  list: listOrders,
  Icon: ReceiptText,
  hasOwnPage: true,
  columns: orderColumns,
  linkTo: orderLink.to,
  linkLabel: orderLink.label,
  views: ({ dayAgo }) => [
    { label: texts.all, filter: {} },
    { label: texts.today, filter: { placedOnFrom: dayAgo(0) } },
    { label: texts.lastWeek, filter: { placedOnFrom: dayAgo(6) } },
  ],
  // By the clock of each order's branch, which is also the one that its time is shown by.
  ranges: { placedAt: ['placedOnFrom', 'placedOnUntil'] },
  controls: { status: StateFilter, countedAs: CountedFilter, origin: OriginFilter, product: ProductFilter },
  words: { loadFailed: orderMessages.board.loadFailed },
});
