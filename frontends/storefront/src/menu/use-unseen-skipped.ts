import { type RefObject, useEffect } from 'react';
import { rowsIn, type Section } from './menu-sections.ts';

/** Up to here a card is drawn whole: leaving parts out saves nothing that anybody notices. */
const shortCard = 60;

/** Of a long card the browser draws what is near. Without the part that lets it, the card is drawn whole. */
export function useUnseenSkipped(card: RefObject<HTMLElement | null>, sections: readonly Section[]): void {
  // Other rows have other heights.
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
