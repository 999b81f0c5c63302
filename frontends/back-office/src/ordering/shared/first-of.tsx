import { Button } from '@theke/ui/button';
import { type ReactNode, useState } from 'react';
import * as css from './first-of.module.css';
import { orderMessages } from './order-messages.de.ts';

type Props<T> = { rows: readonly T[]; most: number; children: (shown: readonly T[]) => ReactNode };

/**
 * Shows the first rows, and as many more per press: rendering two thousand cards at once would block the page for
 * seconds.
 */
export function FirstOf<T>({ rows, most: max, children }: Props<T>) {
  const [pages, setPages] = useState(1);
  const further = rows.length - pages * max;
  return (
    <>
      {children(rows.slice(0, pages * max))}
      {further > 0 && (
        <Button kind="second" size="small" className={css.further} onClick={() => setPages(pages + 1)}>
          {orderMessages.board.more(further)}
        </Button>
      )}
    </>
  );
}
