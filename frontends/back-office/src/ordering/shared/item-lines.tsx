import type { Order } from '@theke/contracts/ordering/order';
import { isCounted, numberText } from '@theke/rules/units/amount-text';
import { unitOf } from '@theke/rules/units/units';
import { namedIcon } from '@theke/ui/icon';
import { Check } from 'lucide-react';
import { differencesOf } from './choices-of.ts';
import * as css from './item-lines.module.css';
import { orderMessages } from './order-messages.de.ts';

type Props = Pick<Order, 'items'> & {
  /** Indexes of the items that the kitchen has finished. */ prepared?: readonly number[];
};

/** Items with amounts and deviating options; cancelled ones are struck through, finished ones ticked. */
export const ItemLines = ({ items, prepared = [] }: Props) => (
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
          {prepared.includes(index) && (
            <Check
              {...namedIcon}
              className={css.tick}
              size={18}
              strokeWidth={2.5}
              aria-label={orderMessages.board.prepared}
            />
          )}
          {differencesOf(item) && <em>{differencesOf(item)}</em>}
        </span>
      </li>
    ))}
  </ul>
);
