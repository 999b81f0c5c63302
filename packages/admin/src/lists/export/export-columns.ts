import { elementOf, type FieldMeta, metaOf, shapeOf, unwrap } from '@theke/contracts/field';
import { z } from 'zod';
import type { OfficeRecord } from '../../api/resource.ts';
import { messages } from '../../messages.de.ts';
import { dayText, numberText, timeText } from '../../ui/format.ts';
import type { Widgets } from '../../widgets/widget.ts';
import type { CsvCell } from './csv.ts';

/** Context for formatting cells. */
export type ExportContext = {
  timeZone: string;
  /** Name of a referenced entry; '' if it was deleted. */
  nameOf: (resource: string, id: string) => string;
};

export type ExportColumn = {
  label: string;
  /** References in the column's cells. */
  refersTo?: { resource: string; idsIn: (record: OfficeRecord) => string[] };
  cell: (record: OfficeRecord, context: ExportContext) => CsvCell;
};

type Ref = { id: string };
const whenText = (iso: string, zone: string): CsvCell => ({ plain: `${dayText(iso, zone)} ${timeText(iso, zone)}` });

/** CSV columns of a resource: every exportable field, then creation and change time. */
export const exportColumns = (draft: z.ZodObject, widgets: Widgets): ExportColumn[] => [
  ...Object.entries(draft.shape).flatMap(([name, schema]) => exportColumn(name, schema as z.ZodType, widgets) ?? []),
  ...(['createdAt', 'updatedAt'] as const).map(
    (name): ExportColumn => ({
      label: name === 'createdAt' ? messages.list.created : messages.list.changed,
      cell: (record, { timeZone }) => whenText(record[name], timeZone),
    }),
  ),
];

function exportColumn(name: string, schema: z.ZodType, widgets: Widgets): ExportColumn | undefined {
  const meta = metaOf(schema);
  const inner = unwrap(schema);
  const isList = inner instanceof z.ZodArray && !(elementOf(schema) instanceof z.ZodEnum);
  const csv = meta.widget ? widgets[meta.widget]?.csv : 'byType';
  if (meta.widget ? !csv : isList || shapeOf(schema)) return undefined;
  const { resource } = meta;
  const idsIn = (record: OfficeRecord) => [record[name] ?? []].flat().map((one) => (one as Ref).id);
  return {
    label: meta.title ?? name,
    ...(resource && { refersTo: { resource, idsIn } }),
    cell: (record, context) => {
      const value = record[name];
      if (value === null || value === undefined) return '';
      if (resource) return formatNames(resource, idsIn(record), context);
      return typeof csv === 'function' ? csv(value) : formatValue(value, inner, meta, context);
    },
  };
}

const formatNames = (resource: string, ids: readonly string[], { nameOf }: ExportContext): string =>
  ids
    .map((id) => nameOf(resource, id))
    .filter(Boolean)
    .join(', ');

function formatValue(value: unknown, inner: z.ZodType, { choices }: FieldMeta, { timeZone }: ExportContext): CsvCell {
  if (typeof value === 'number') return { plain: numberText(value) };
  if (typeof value === 'boolean') return value ? messages.yes : messages.no;
  if (inner instanceof z.ZodISODateTime) return whenText(String(value), timeZone);
  return [value]
    .flat()
    .map((one) => choices?.[String(one)] ?? String(one))
    .join(', ');
}
