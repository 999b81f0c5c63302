import { classNames } from '@theke/ui/class-names';
import type { ReactNode } from 'react';
import * as css from './card-stack.module.css';

type Props = {
  /** For new orders: wider cards, which are read first. */
  isWide?: boolean;
  /** Cards with their keys. */
  cards: readonly { id: string; card: ReactNode }[];
};

/** Masonry columns of cards, read downwards, without gaps beside long notes. */
export const CardStack = ({ isWide = false, cards }: Props) => (
  <div className={classNames(css.stack, isWide && css.wide)}>
    {cards.map(({ id, card }) => (
      <div key={id} className={css.cell}>
        {card}
      </div>
    ))}
  </div>
);
