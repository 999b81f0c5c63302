import type { Order } from '@theke/contracts/ordering/order';
import { courseOf, isHeld } from '@theke/rules/tables/courses';
import { isCounted, numberText } from '@theke/rules/units/amount-text';
import { unitOf } from '@theke/rules/units/units';
import { classNames } from '@theke/ui/class-names';
import { namedIcon } from '@theke/ui/icon';
import { Check } from 'lucide-react';
import { differencesOf } from './choices-of.ts';
import { courseMessages } from './course-messages.de.ts';
import * as css from './item-lines.module.css';
import { orderMessages } from './order-messages.de.ts';

type Props = Pick<Order, 'items' | 'firedCourse'> & {
  /** Indexes of the items that the kitchen has finished. */ prepared?: readonly number[];
};

const courseText = (item: Order['items'][number], firedCourse: number): string =>
  isHeld(item, { firedCourse }) ? courseMessages.held(courseOf(item)) : courseMessages.course(courseOf(item));

/**
 * Items with amounts and deviating options; cancelled ones are struck through, finished ones ticked, later courses
 * dimmed (TABLE-08).
 */
export const ItemLines = ({ items, firedCourse, prepared = [] }: Props) => (
  <ul className={css.items} aria-label={orderMessages.order.items}>
    {items.map((item, index) => (
      <li
        // biome-ignore lint/suspicious/noArrayIndexKey: order items keep their order
        key={index}
        className={classNames(item.amount === 0 && css.struck, isHeld(item, { firedCourse }) && css.held)}
      >
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
          {firedCourse !== undefined && <em>{courseText(item, firedCourse)}</em>}
        </span>
      </li>
    ))}
  </ul>
);
