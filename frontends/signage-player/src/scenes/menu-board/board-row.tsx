import { hyphenated } from '../parts/hyphenated.ts';
import { PriceText } from '../parts/price-text.tsx';
import { sceneMessages } from '../scene-messages.de.ts';
import type { BoardRow as Row } from './board-sections.ts';
import * as css from './menu-board.module.css';

const messages = sceneMessages.menuBoard;

/** A product with its price; struck through and marked if nobody can order it now. */
export function BoardRow({ name, description, allergens, price, state }: Omit<Row, 'id' | 'image'>) {
  const isOrderable = state === 'orderable';
  // Below the price if there is a second line anyway.
  const letters = allergens && <span className={css.letters}>{allergens}</span>;
  return (
    <li className={css.row} data-row data-state={state}>
      <p className={css.name} data-name>
        {isOrderable ? hyphenated(name) : <s>{hyphenated(name)}</s>}
        {!description && letters}
      </p>
      {isOrderable && price && <PriceText price={price} className={css.price} />}
      {!isOrderable && <span className={css.mark}>{state === 'sold-out' ? messages.soldOut : messages.notNow}</span>}
      {description && <p className={css.description}>{description}</p>}
      {description && letters}
    </li>
  );
}
