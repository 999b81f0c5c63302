import { type RefObject, useEffect } from 'react';
import { rowsIn, type Section } from './menu-sections.ts';

/** Up to this many rows the menu is rendered completely, because skipping has no noticeable benefit. */
const shortCard = 60;

/** Enables skipping of off-screen blocks for long menus. If the code fails to load, the menu is rendered completely. */
export function useUnseenSkipped(card: RefObject<HTMLElement | null>, sections: readonly Section[]): void {
  // Changed rows have other heights.
  const shape =
    rowsIn(sections) > shortCard && sections.map(({ category, rows }) => category.id + rows.length).join(' ');
  useEffect(() => {
    if (!shape) return;
    let stop: (() => void) | undefined;
    let isOver = false;
    import(/* webpackChunkName: "skip-unseen" */ './skip-unseen.ts').then(
      ({ skipUnseen }) => {
        if (card.current && !isOver) stop = skipUnseen(card.current);
      },
      () => undefined,
    );
    return () => {
      isOver = true;
      stop?.();
    };
  }, [card, shape]);
}
