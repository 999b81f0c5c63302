import { metaOf } from '@theke/contracts/field';
import { classNames } from '@theke/ui/class-names';
import { imageUrl } from '@theke/ui/image-url';
import type { ListControllerResult } from 'ra-core';
import { Link } from 'react-router';
import type { z } from 'zod';
import type { OfficeRecord } from '../api/resource.ts';
import { messages } from '../messages.de.ts';
import type { ColumnFrom, OfficeResource } from '../resources/office-resource.ts';
import { Checkbox } from '../ui/checkbox.tsx';
import * as css from '../ui/data-table.module.css';
import { useWidgets } from '../widgets/use-widgets.ts';
import { Cell, isRight } from './cell.tsx';
import { SortHeading } from './sort-heading.tsx';

const from: Record<ColumnFrom, string | undefined> = {
  phone: undefined,
  tablet: css.fromTablet,
  desktop: css.fromDesktop,
};
/** Fields that the server adds. */
const keptLabels: Record<string, string> = { updatedAt: messages.list.changed, createdAt: messages.list.created };

type Props = {
  office: OfficeResource;
  list: ListControllerResult<OfficeRecord>;
  rows: readonly OfficeRecord[];
  canWrite: boolean;
};

/** Rows with picture, name and the resource's columns; a press anywhere in a row opens it. */
export function ListTable({ office, list, rows, canWrite }: Props) {
  const { resource, columns, titleOf, subtitleOf, pictureOf } = office;
  const heading = office.heading ?? { field: 'name', label: messages.list.name };
  const widgets = useWidgets();
  const { selectedIds, onSelect, onToggleItem } = list;
  const ids = rows.map(({ id }) => id);
  const hasPictures = rows.some((record) => pictureOf?.(record));
  const isAll = ids.every((id) => selectedIds.includes(id));
  const schemaOf = (field: string) => resource.draft.shape[field] as z.ZodType | undefined;
  const labelOf = (field: string) => {
    const schema = schemaOf(field);
    return (schema && metaOf(schema).title) ?? keptLabels[field] ?? field;
  };
  return (
    <table className={css.table}>
      <thead>
        <tr>
          {canWrite && (
            <th className={css.check}>
              <Checkbox
                label={messages.list.selectAll}
                isChecked={isAll}
                isMixed={!isAll && ids.some((id) => selectedIds.includes(id))}
                onChange={() => onSelect(isAll ? [] : ids)}
              />
            </th>
          )}
          <Heading {...heading} office={office} list={list} />
          {columns.map(({ field, from: width, label }) => (
            <Heading
              key={field}
              field={field}
              label={label ?? labelOf(field)}
              office={office}
              list={list}
              className={classNames(from[width], isRight(schemaOf(field), field, widgets) && css.right)}
            />
          ))}
        </tr>
      </thead>
      <tbody>
        {rows.map((record) => {
          const isSelected = selectedIds.includes(record.id);
          const picture = pictureOf?.(record);
          const subtitle = subtitleOf?.(record);
          return (
            <tr key={record.id} className={classNames(isSelected && css.selected)}>
              {canWrite && (
                <td className={css.check}>
                  <span className={css.above}>
                    <Checkbox
                      label={messages.list.select(titleOf(record))}
                      isChecked={isSelected}
                      onChange={() => onToggleItem(record.id)}
                    />
                  </span>
                </td>
              )}
              <td>
                <Link className={css.rowLink} to={`/${resource.name}/${record.id}`}>
                  <span className={css.name}>
                    {hasPictures &&
                      (picture ? (
                        <img
                          className={css.picture}
                          src={imageUrl(picture, 'thumbnail')}
                          alt=""
                          width="36"
                          height="36"
                          loading="lazy"
                        />
                      ) : (
                        <span className={css.picture} />
                      ))}
                    <span>
                      <b>{titleOf(record)}</b>
                      {subtitle && <small>{subtitle}</small>}
                    </span>
                  </span>
                </Link>
              </td>
              {columns.map(({ field, from: width, Cell: Own }) => (
                <td
                  key={field}
                  className={classNames(from[width], isRight(schemaOf(field), field, widgets) && css.right)}
                >
                  {Own ? (
                    <Own record={record} />
                  ) : (
                    <Cell office={office} field={field} schema={schemaOf(field)} record={record} canWrite={canWrite} />
                  )}
                </td>
              ))}
            </tr>
          );
        })}
      </tbody>
    </table>
  );
}

type HeadingProps = {
  field: string;
  label: string;
  office: OfficeResource;
  list: ListControllerResult<OfficeRecord>;
  className?: string;
};

function Heading({ field, label, office: { resource }, list: { sort, setSort }, className }: HeadingProps) {
  if (!resource.sorts.includes(field))
    return (
      <th scope="col" className={className}>
        {label}
      </th>
    );
  const order = sort.field === field ? sort.order : undefined;
  return (
    <SortHeading
      label={label}
      order={order}
      onSort={() => setSort({ field, order: order === 'ASC' ? 'DESC' : 'ASC' })}
      className={className}
    />
  );
}
