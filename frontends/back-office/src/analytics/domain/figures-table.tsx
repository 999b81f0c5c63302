import * as table from '@theke/admin/ui/data-table.module.css';
import { classNames } from '@theke/ui/class-names';
import type { ReactNode } from 'react';
import * as css from './figures-table.module.css';

type Props = {
  /** What the rows are. */
  name: string;
  /** What each of their figures is called; `wide`: a phone has no room for it, and its cells are `amount`. */
  figures: readonly (string | { wide: string } | null)[];
  /** Rows: a name first, then a cell for each of the figures. */
  children: ReactNode;
};

/** Figures beside names, in line with the heading above them. */
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
