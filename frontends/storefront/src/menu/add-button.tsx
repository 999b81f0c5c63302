import { amountText, isCounted, numberText } from '@theke/rules/units/amount-text';
import { type Unit, unitOf } from '@theke/rules/units/units';
import { classNames } from '@theke/ui/class-names';
import { icon } from '@theke/ui/icon';
import { VisuallyHidden } from '@theke/ui/visually-hidden';
import { Plus } from 'lucide-react';
import { useId } from 'react';
import { messages } from '../messages.de.ts';
import * as css from './product-row.module.css';

/** Amount of a product in the cart. */
export type InCart = { amount: number; unit: Unit };

type Props = { name: string; inCart: InCart | undefined; onAdd: (from: HTMLElement) => void };

/** Plus button that shows the amount in the cart. Its accessible name stays the same. */
export function AddButton({ name, inCart, onAdd }: Props) {
  const id = useId();
  return (
    <button
      type="button"
      className={classNames(css.add, inCart && css.got)}
      aria-label={messages.menu.add(name)}
      aria-describedby={inCart ? id : undefined}
      onClick={(event) => onAdd(event.currentTarget)}
    >
      {inCart ? <Count {...inCart} /> : <Plus {...icon} size={22} />}
      {inCart && (
        <span id={id} hidden>
          <VisuallyHidden>{messages.menu.inCart(amountText(inCart.amount, inCart.unit))}</VisuallyHidden>
        </span>
      )}
    </button>
  );
}

/** Rendered by CSS, so that the button's name remains its action; the count is its description. */
const Count = ({ amount, unit }: InCart) => (
  <span
    className={isCounted(unit) ? css.count : css.measured}
    data-count={numberText(amount)}
    data-unit={isCounted(unit) ? '' : unitOf(unit).label}
  />
);
