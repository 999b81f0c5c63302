import { classNames } from '@theke/ui/class-names';
import type { ReactNode } from 'react';
import { Link } from 'react-router';
import { messages } from '../messages.de.ts';
import type { ColumnFrom } from '../resources/office-resource.ts';
import { Checkbox } from '../ui/checkbox.tsx';
import * as css from '../ui/data-table.module.css';
import type { ListColumn } from './list-column.ts';
import type { ListState, Row } from './list-state.ts';
import { SortHeading } from './sort-heading.tsx';

const from: Record<ColumnFrom, string | undefined> = {
  phone: undefined,
  tablet: css.fromTablet,
  desktop: css.fromDesktop,
};
const classOf = <R extends Row>({ from: width, isRight }: ListColumn<R>) =>
  classNames(from[width], isRight && css.right);

export type Selection<R extends Row> = {
  ids: readonly string[];
  select: (ids: string[]) => void;
  toggle: (id: string) => void;
  titleOf: (record: R) => string;
};

export type RowLink<R extends Row> = {
  to: (record: R) => string;
  /** Accessible name of the link, if the first cell does not describe its target. */
  label?: ((record: R) => string) | undefined;
};

type Props<R extends Row> = {
  columns: readonly ListColumn<R>[];
  rows: readonly R[];
  /** If set, a click anywhere in a row opens it; the link is in the first cell. */
  link?: RowLink<R> | undefined;
  /** If set, rows can be selected. */
  selection?: Selection<R> | undefined;
  /** Buttons at the end of each row. */
  tools?: ((record: R) => ReactNode) | undefined;
  /** If set, the headings of these fields sort the list. */
  order?: ({ sorts: readonly string[] } & Pick<ListState, 'sort' | 'sortBy'>) | undefined;
  /** For pages that have their own margins. */
  isInset?: boolean;
  className?: string | undefined;
};

/** Table of a list. */
export function ListTable<R extends Row>(props: Props<R>) {
  const { columns, rows, link, selection, tools, order, isInset = false, className } = props;
  return (
    <table className={classNames(css.table, isInset && css.inset, className)}>
      <thead>
        <tr>
          {selection && <SelectAll selection={selection} ids={rows.map(({ id }) => id)} />}
          {columns.map((column) => (
            <Heading key={column.field} column={column} order={order} />
          ))}
          {tools && <td className={css.tools} />}
        </tr>
      </thead>
      <tbody>
        {rows.map((record) => {
          const isSelected = selection?.ids.includes(record.id) ?? false;
          return (
            <tr key={keyOf(record, columns)} className={classNames(isSelected && css.selected)}>
              {selection && (
                <td className={css.check}>
                  <span className={css.above}>
                    <Checkbox
                      label={messages.list.select(selection.titleOf(record))}
                      isChecked={isSelected}
                      onChange={() => selection.toggle(record.id)}
                    />
                  </span>
                </td>
              )}
              {columns.map((column, index) => (
                <td key={column.field} className={classNames(classOf(column), column.isWrapping && css.wraps)}>
                  {link && index === 0 ? (
                    <Link className={css.rowLink} to={link.to(record)} aria-label={link.label?.(record)}>
                      <column.Cell record={record} />
                    </Link>
                  ) : (
                    <column.Cell record={record} />
                  )}
                </td>
              ))}
              {tools && <td className={css.tools}>{tools(record)}</td>}
            </tr>
          );
        })}
      </tbody>
    </table>
  );
}

/** Key of a row; rows without id, such as days of statistics, use the first column. */
const keyOf = <R extends Row>({ id, ...record }: R, [first]: readonly ListColumn<R>[]): string =>
  id ?? String(first && (record as Row)[first.field]);

function SelectAll<R extends Row>({ selection, ids }: { selection: Selection<R>; ids: string[] }) {
  const isAll = ids.every((id) => selection.ids.includes(id));
  return (
    <th className={css.check}>
      <Checkbox
        label={messages.list.selectAll}
        isChecked={isAll}
        isMixed={!isAll && ids.some((id) => selection.ids.includes(id))}
        onChange={() => selection.select(isAll ? [] : ids)}
      />
    </th>
  );
}

type HeadingProps<R extends Row> = { column: ListColumn<R>; order: Props<R>['order'] };

function Heading<R extends Row>({ column, order }: HeadingProps<R>) {
  const { field, label } = column;
  // An empty heading must not be read out, so it is a td.
  if (!label) return <td className={classOf(column)} />;
  if (!order?.sorts.includes(field))
    return (
      <th scope="col" className={classOf(column)}>
        {label}
      </th>
    );
  return (
    <SortHeading
      label={label}
      order={order.sort.field === field ? order.sort.order : undefined}
      onSort={() => order.sortBy(field)}
      className={classOf(column)}
    />
  );
}
