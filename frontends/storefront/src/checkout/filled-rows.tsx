import type { Branch } from '@theke/contracts/catalog/branch';
import { itemCount } from '@theke/rules/cart/cart';
import { isAddressRequired, isContactHidden } from '@theke/rules/checkout/required-fields';
import type { OrderType } from '@theke/rules/orders/order-types';
import { wordOf } from '@theke/rules/texts/words';
import type { Cart } from '../cart/cart.ts';
import { cartMessages } from '../cart/cart-messages.de.ts';
import { messages } from '../messages.de.ts';
import { checkoutMessages } from './checkout-messages.de.ts';
import * as css from './filled-rows.module.css';

const { filled } = checkoutMessages;

/** A line of what was filled in; `field` is where the form is opened to change it, `what` names that in a few words. */
type Row = { field: string; what: string; title: string; detail: string };

/** What a guest filled in for an order whose payment failed: to be read, and opened where something is to be another. */
export const FilledRows = ({ rows, onOpen }: { rows: readonly Row[]; onOpen: (field: string) => void }) => (
  <ul className={css.rows}>
    {rows.map(({ field, what, title, detail }) => (
      <li key={field}>
        <p>
          <b>{title}</b>
          {detail && <span>{detail}</span>}
        </p>
        <button type="button" aria-label={`${what}: ${filled.change}`} onClick={() => onOpen(field)}>
          {filled.change}
        </button>
      </li>
    ))}
  </ul>
);

export const filledGoods = ({ items }: Cart): Row[] => [
  {
    field: 'items.0',
    what: messages.cart.title,
    title: cartMessages.count(itemCount(items)),
    detail: items.map(({ product }) => wordOf(product, 'name')).join(', '),
  },
];

type Filled = {
  branch: Branch;
  cart: Cart;
  orderType: OrderType;
  /** When it would be ready, where that is known. */
  when: string | undefined;
};

export function filledElse({ branch, cart: { order }, orderType, when }: Filled): Row[] {
  const isElsewhere = orderType === 'delivery' && order.isDeliveryAddressDifferent;
  const [door, place] = isElsewhere
    ? [
        [order.deliveryStreet, order.deliveryStairway, order.deliveryFloor, order.deliveryDoor],
        [order.deliveryZipCode, order.deliveryCity],
      ]
    : [
        [order.street, order.stairway, order.floor, order.door],
        [order.zipCode, order.city],
      ];
  const address = isAddressRequired(branch, orderType)
    ? [door.filter(Boolean).join('/'), place.filter(Boolean).join(' ')]
    : [];
  const who = {
    field: 'firstName',
    what: checkoutMessages.contact,
    title: `${order.firstName} ${order.lastName}`.trim() || checkoutMessages.contact,
    detail: [order.email, order.phone].filter(Boolean).join(', '),
  };
  return [
    ...(isContactHidden(branch, orderType) ? [] : [who]),
    {
      field: 'deliveryType',
      what: checkoutMessages.how,
      title: messages.orderTypes[orderType],
      detail: [when, ...address].filter(Boolean).join(', '),
    },
    { field: 'legalInstructions', what: filled.consents, title: filled.consents, detail: filled.given },
  ];
}
