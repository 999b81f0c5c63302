import * as table from '@theke/admin/ui/data-table.module.css';
import { classNames } from '@theke/ui/class-names';
import type { ReactNode } from 'react';
import * as css from './sum-table.module.css';

const number = classNames(table.right, table.number);

type Row = { key: string; head: ReactNode; cells: readonly ReactNode[] };
type Props = {
  /** Headings of the rows and of each figure. */
  labels: readonly [string, ...string[]];
  rows: readonly Row[];
  /** Label and values of the sum. */
  total: Omit<Row, 'key'>;
};

/** Table with a sum row; header and sum are sticky. */
export const SumTable = ({ labels: [first, ...headings], rows, total }: Props) => (
  // biome-ignore lint/a11y/noNoninteractiveTabindex: a scrollable region without focusable content must be reachable by keyboard
  <div className={css.frame} tabIndex={0}>
    <table className={table.table}>
      <thead>
        <tr>
          <th scope="col">{first}</th>
          {headings.map((label) => (
            <th key={label} scope="col" className={table.right}>
              {label}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {rows.map(({ key, ...row }) => (
          <SumRow key={key} {...row} />
        ))}
      </tbody>
      <tfoot>
        <SumRow {...total} />
      </tfoot>
    </table>
  </div>
);

const SumRow = ({ head, cells }: Omit<Row, 'key'>) => (
  <tr>
    <th scope="row" className={css.day}>
      {head}
    </th>
    {cells.map((cell, index) => (
      // biome-ignore lint/suspicious/noArrayIndexKey: figures have no other key than their column
      <td key={index} className={number}>
        {cell}
      </td>
    ))}
  </tr>
);
