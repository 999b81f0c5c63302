import type { ReactNode } from 'react';
import { classNames } from './class-names.ts';
import * as css from './state-mark.module.css';

const looks = { open: undefined, soon: css.soon, closed: css.closed, off: css.off };

type Props = {
  state: keyof typeof looks;
  children: ReactNode /** On a picture or the counter: white words. */;
  isOnTable?: boolean;
};

/** The state of a branch: a mark and words, never the mark alone. */
export const StateMark = ({ state, children, isOnTable = false }: Props) => (
  <span className={classNames(css.state, looks[state], isOnTable && css.onTable)}>{children}</span>
);
