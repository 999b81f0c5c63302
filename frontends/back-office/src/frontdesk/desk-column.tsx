import { Children, type ReactNode } from 'react';
import * as css from './frontdesk-page.module.css';

/** Orders of one kind, and how many there are. */
export const DeskColumn = ({ title, empty, children }: { title: string; empty: string; children: ReactNode }) => {
  const count = Children.count(children);
  return (
    <section>
      <h2>
        {title} <span>{count}</span>
      </h2>
      {count === 0 ? <p className={css.empty}>{empty}</p> : <div className={css.stack}>{children}</div>}
    </section>
  );
};
