import { elementOf, metaOf, unwrap } from '@theke/contracts/field';
import { labelOf } from '@theke/contracts/resource';
import { useGetList } from 'ra-core';
import { z } from 'zod';
import { messages } from '../messages.de.ts';
import { useReferredResource } from '../references/use-referred-resource.ts';
import type { OfficeResource } from '../resources/office-resource.ts';
import { useWidgets } from '../widgets/use-widgets.ts';
import type { Widgets } from '../widgets/widget.ts';
import { FilterChoice, FilterPopover } from './filter-popover.tsx';

type Props = {
  office: OfficeResource;
  filterValues: Record<string, unknown>;
  onChange: (filter: Record<string, unknown>) => void;
};

/** One choice for every field that the resource can be filtered by and no tab already shows. */
export function FilterMenu({ office: { resource, views = [] }, filterValues, onChange }: Props) {
  const inViews = new Set(views.flatMap(({ filter }) => Object.keys(filter)));
  const fields = resource.filters.filter((field) => !inViews.has(field) && isChoosable(resource.draft.shape[field]));
  if (fields.length === 0) return null;
  const active = fields.filter((field) => filterValues[field] !== undefined).length;
  return (
    <FilterPopover active={active}>
      {fields.map((field) => (
        <FieldChoice
          key={field}
          schema={resource.draft.shape[field] as z.ZodType}
          value={String(filterValues[field] ?? '')}
          onChange={(value) => onChange({ [field]: value || undefined })}
        />
      ))}
    </FilterPopover>
  );
}

/** Free text is what the search is for. */
function isChoosable(schema: unknown): boolean {
  if (!(schema instanceof z.ZodType)) return false;
  const inner = chosenOf(schema);
  return inner instanceof z.ZodBoolean || inner instanceof z.ZodEnum || metaOf(schema).resource !== undefined;
}

/** Of a list of choices, one choice. */
const chosenOf = (schema: z.ZodType): z.ZodType => unwrap(elementOf(schema) ?? schema);

type ChoiceProps = { schema: z.ZodType; value: string; onChange: (value: string) => void };

function FieldChoice({ schema, value, onChange }: ChoiceProps) {
  const { title, resource } = metaOf(schema);
  const widgets = useWidgets();
  return (
    <FilterChoice label={title} value={value} onChange={onChange}>
      {resource ? <ReferenceOptions name={resource} /> : optionsOf(schema, widgets)}
    </FilterChoice>
  );
}

function ReferenceOptions({ name }: { name: string }) {
  const resource = useReferredResource(name);
  const { data = [] } = useGetList(name, {
    pagination: { page: 1, perPage: 500 },
    sort: { field: resource.labelFields[0], order: 'ASC' },
  });
  return data.map((record) => (
    <option key={record.id} value={record.id}>
      {labelOf(resource, record)}
    </option>
  ));
}

function optionsOf(schema: z.ZodType, widgets: Widgets) {
  const { widget, choices } = metaOf(schema);
  const inner = chosenOf(schema);
  const option = (value: string, label: string) => (
    <option key={value} value={value}>
      {label}
    </option>
  );
  if (inner instanceof z.ZodBoolean) return [option('true', messages.yes), option('false', messages.no)];
  const own = widget ? widgets[widget]?.choices : undefined;
  if (own) return own.map(({ value, label }) => option(value, label));
  return inner instanceof z.ZodEnum
    ? inner.options.map((each) => option(String(each), choices?.[String(each)] ?? String(each)))
    : [];
}
