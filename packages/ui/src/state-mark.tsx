import type { ReactNode } from 'react';
import { classNames } from './class-names.ts';
import * as css from './state-mark.module.css';

const looks = { open: undefined, soon: css.soon, closed: css.closed, off: css.off };

type Props = {
  state: keyof typeof looks;
  children: ReactNode /** White text, for use on a picture or the counter. */;
  isOnTable?: boolean;
};

/** State of a branch as icon and text, never the icon alone. */
export const StateMark = ({ state, children, isOnTable = false }: Props) => (
  <span className={classNames(css.state, looks[state], isOnTable && css.onTable)}>{children}</span>
);
