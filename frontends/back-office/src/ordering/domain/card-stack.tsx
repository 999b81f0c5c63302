import { classNames } from '@theke/ui/class-names';
import type { ReactNode } from 'react';
import * as css from './card-stack.module.css';

type Props = {
  /** New ones, which ring: they need room around them and are read first. */
  isWide?: boolean;
  /** Each with a key. */
  cards: readonly { id: string; card: ReactNode }[];
};

/** Cards packed in columns, read downwards: a long note leaves no hole beside it. */
export const CardStack = ({ isWide = false, cards }: Props) => (
  <div className={classNames(css.stack, isWide && css.wide)}>
    {cards.map(({ id, card }) => (
      <div key={id} className={css.cell}>
        {card}
      </div>
    ))}
  </div>
);
