import type { Order } from '@theke/contracts/ordering/order';
import { isCounted, numberText } from '@theke/rules/units/amount-text';
import { unitOf } from '@theke/rules/units/units';
import { differencesOf } from './choices-of.ts';
import * as css from './item-lines.module.css';
import { orderMessages } from './order-messages.de.ts';

/** Items with amounts and deviating options; cancelled ones are struck through. */
export const ItemLines = ({ items }: Pick<Order, 'items'>) => (
  <ul className={css.items} aria-label={orderMessages.order.items}>
    {items.map((item, index) => (
      // biome-ignore lint/suspicious/noArrayIndexKey: order items keep their order
      <li key={index} className={item.amount === 0 ? css.struck : undefined}>
        <b>
          {numberText(item.amount)}
          {!isCounted(item.unit) && <small>{unitOf(item.unit).label}</small>}
        </b>
        <span>
          {item.name}
          {differencesOf(item) && <em>{differencesOf(item)}</em>}
        </span>
      </li>
    ))}
  </ul>
);
