import * as table from '@theke/admin/ui/data-table.module.css';
import { classNames } from '@theke/ui/class-names';
import type { ReactNode } from 'react';
import * as css from './figures-table.module.css';

type Props = {
  /** Heading of the name column. */
  name: string;
  /** Headings of the figures; `wide` columns are hidden on phones, and their cells have the class `amount`. */
  figures: readonly (string | { wide: string } | null)[];
  /** Rows: a name, then one cell per figure. */
  children: ReactNode;
};

/** Table of figures by name. */
export const FiguresTable = ({ name, figures, children }: Props) => (
  <table className={classNames(table.table, css.table)}>
    <thead>
      <tr>
        <th scope="col">{name}</th>
        {figures.map(
          (figure) =>
            figure && (
              <th
                key={typeof figure === 'string' ? figure : figure.wide}
                scope="col"
                className={classNames(table.right, typeof figure !== 'string' && css.amount)}
              >
                {typeof figure === 'string' ? figure : figure.wide}
              </th>
            ),
        )}
      </tr>
    </thead>
    <tbody>{children}</tbody>
  </table>
);
