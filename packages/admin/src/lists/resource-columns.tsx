import { metaOf } from '@theke/contracts/field';
import { imageUrl } from '@theke/ui/image-url';
import { Suspense } from 'react';
import type { z } from 'zod';
import type { OfficeRecord } from '../api/resource.ts';
import { messages } from '../messages.de.ts';
import type { OfficeResource } from '../resources/office-resource.ts';
import * as css from '../ui/data-table.module.css';
import type { Widgets } from '../widgets/widget.ts';
import { Cell, isRight, When } from './cell.tsx';
import type { ListColumn } from './list-column.ts';
import { SwitchCell } from './switch-cell.tsx';

/** Labels of fields that the server adds. */
const serverFieldLabels: Record<string, string> = {
  updatedAt: messages.list.changed,
  createdAt: messages.list.created,
};

type Options = { widgets: Widgets; canWrite: boolean; hasPictures: boolean };

/** Columns: picture and name, then those of the description, formatted by type and widget. */
export function resourceColumns(office: OfficeResource, options: Options): ListColumn<OfficeRecord>[] {
  const { field, label } = office.heading ?? { field: 'name', label: messages.list.name };
  return [
    {
      field,
      label,
      from: 'phone',
      Cell: ({ record }) => <NameCell office={office} record={record} hasPictures={options.hasPictures} />,
    },
    ...office.columns.map((column) => toListColumn(office, column, options)),
  ];
}

type Described = OfficeResource['columns'][number];

function toListColumn(
  { resource, switchable, titleOf }: OfficeResource,
  { field, from, label, Cell: OwnCell }: Described,
  { widgets, canWrite }: Options,
): ListColumn<OfficeRecord> {
  const schema = resource.draft.shape[field] as z.ZodType | undefined;
  const serverLabel = serverFieldLabels[field];
  const title = (schema && metaOf(schema).title) ?? serverLabel ?? field;
  const column = { field, from, label: label ?? title, isRight: serverLabel !== undefined || isRight(schema, widgets) };
  if (OwnCell)
    return {
      ...column,
      Cell: ({ record }) => (
        <Suspense fallback={messages.none}>
          <OwnCell record={record} />
        </Suspense>
      ),
    };
  if (serverLabel) return { ...column, Cell: ({ record }) => <When iso={String(record[field])} /> };
  if (switchable?.field === field && canWrite)
    return {
      ...column,
      Cell: ({ record }) => (
        <SwitchCell resource={resource} field={field} record={record} label={`${titleOf(record)}: ${title}`} />
      ),
    };
  return { ...column, Cell: ({ record }) => <Cell schema={schema} value={record[field]} /> };
}

type NameProps = { office: OfficeResource; record: OfficeRecord; hasPictures: boolean };

function NameCell({ office: { titleOf, subtitleOf, pictureOf, Mark }, record, hasPictures }: NameProps) {
  const picture = pictureOf?.(record);
  const subtitle = subtitleOf?.(record);
  return (
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
        {Mark && (
          <Suspense>
            <Mark record={record} />
          </Suspense>
        )}
        {subtitle && <small>{subtitle}</small>}
      </span>
    </span>
  );
}
