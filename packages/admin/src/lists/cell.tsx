import { metaOf, unwrap } from '@theke/contracts/field';
import { labelOf } from '@theke/contracts/resource';
import { dateText, startOf } from '@theke/rules/time/local-time';
import { useNow } from '@theke/ui/use-now';
import { useGetMany } from 'ra-core';
import { Suspense } from 'react';
import { z } from 'zod';
import type { OfficeRecord } from '../api/resource.ts';
import { useZoneOf } from '../api/use-zone-of.ts';
import { messages } from '../messages.de.ts';
import { useReferredResource } from '../references/use-referred-resource.ts';
import * as css from '../ui/data-table.module.css';
import { whenText } from '../ui/format.ts';
import { NumberText } from '../ui/number-text.tsx';
import { useWidgets } from '../widgets/use-widgets.ts';
import type { Widgets } from '../widgets/widget.ts';

/** Comparable numbers are right-aligned. */
export function isRight(schema: z.ZodType | undefined, widgets: Widgets): boolean {
  if (!schema) return false;
  const { widget } = metaOf(schema);
  return (widget !== undefined && widgets[widget]?.isRight === true) || unwrap(schema) instanceof z.ZodNumber;
}

/** Shows a value by its field's type and widget. */
export function Cell({ schema, value }: { schema: z.ZodType | undefined; value: unknown }) {
  const widgets = useWidgets();
  if (!schema || value === null || value === undefined || value === '') return messages.none;
  const { widget, choices, resource } = metaOf(schema);
  const WidgetCell = widget ? widgets[widget]?.Cell : undefined;
  if (WidgetCell) return <WidgetCell value={value} />;
  if (widget === 'references' && resource)
    return <References name={resource} ids={(value as { id: string }[]).map(({ id }) => id)} />;
  if (widget === 'reference' && resource) return <References name={resource} ids={[(value as { id: string }).id]} />;
  if (typeof value === 'boolean') return value ? messages.yes : <span className={css.muted}>{messages.no}</span>;
  if (typeof value === 'number') return <NumberText value={value} />;
  if (unwrap(schema) instanceof z.ZodISODate)
    return <span className={css.number}>{dateText(startOf(String(value)))}</span>;
  if (unwrap(schema) instanceof z.ZodISODateTime) return <When iso={String(value)} />;
  return (Array.isArray(value) ? value : [value]).map((each) => choices?.[String(each)] ?? String(each)).join(', ');
}

export function When({ iso }: { iso: string }) {
  return <span className={`${css.number} ${css.muted}`}>{whenText(iso, useNow(60_000), useZoneOf()())}</span>;
}

type ReferencesProps = { name: string; ids: readonly string[] };

const References = (props: ReferencesProps) => (
  <Suspense fallback={messages.none}>
    <Labels {...props} />
  </Suspense>
);

function Labels({ name, ids }: ReferencesProps) {
  const resource = useReferredResource(name);
  const { data = [] } = useGetMany<OfficeRecord>(name, { ids: [...ids] }, { enabled: ids.length > 0 });
  return (
    <span className={css.named}>{data.map((each) => each && labelOf(resource, each)).join(', ') || messages.none}</span>
  );
}
