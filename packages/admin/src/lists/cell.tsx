import { metaOf, unwrap } from '@theke/contracts/field';
import { labelOf } from '@theke/contracts/resource';
import { useNow } from '@theke/ui/use-now';
import { useGetMany, useNotify, useUpdate } from 'ra-core';
import { z } from 'zod';
import type { OfficeRecord } from '../api/resource.ts';
import { useZoneOf } from '../api/use-zone-of.ts';
import { messages } from '../messages.de.ts';
import { useReferredResource } from '../references/use-referred-resource.ts';
import type { OfficeResource } from '../resources/office-resource.ts';
import * as css from '../ui/data-table.module.css';
import { whenText } from '../ui/format.ts';
import { NumberText } from '../ui/number-text.tsx';
import { Switch } from '../ui/switch.tsx';
import { useWidgets } from '../widgets/use-widgets.ts';
import type { Widgets } from '../widgets/widget.ts';

const isKept = (field: string) => field === 'updatedAt' || field === 'createdAt';

/** Numbers that can be compared stand at the right. */
export function isRight(schema: z.ZodType | undefined, field: string, widgets: Widgets): boolean {
  if (isKept(field)) return true;
  if (!schema) return false;
  const { widget } = metaOf(schema);
  return (widget !== undefined && widgets[widget]?.isRight === true) || unwrap(schema) instanceof z.ZodNumber;
}

type Props = {
  office: OfficeResource;
  field: string;
  schema: z.ZodType | undefined;
  record: OfficeRecord;
  canWrite: boolean;
};

/** A value as its field's type and widget want it shown. */
export function Cell({ office, field, schema, record, canWrite }: Props) {
  const value = record[field];
  const widgets = useWidgets();
  if (isKept(field)) return <When iso={String(value)} />;
  if (!schema || value === null || value === undefined || value === '') return messages.none;
  const { widget, choices, resource } = metaOf(schema);
  const Own = widget ? widgets[widget]?.Cell : undefined;
  if (Own) return <Own value={value} />;
  if (widget === 'references' && resource)
    return <References name={resource} ids={(value as { id: string }[]).map(({ id }) => id)} />;
  if (widget === 'reference' && resource) return <References name={resource} ids={[(value as { id: string }).id]} />;
  if (typeof value === 'boolean')
    return office.switchable?.field === field && canWrite ? (
      <SwitchCell office={office} field={field} record={record} label={metaOf(schema).title ?? field} isOn={value} />
    ) : value ? (
      messages.yes
    ) : (
      <span className={css.muted}>{messages.no}</span>
    );
  if (typeof value === 'number') return <NumberText value={value} />;
  if (unwrap(schema) instanceof z.ZodISODateTime) return <When iso={String(value)} />;
  return (Array.isArray(value) ? value : [value]).map((each) => choices?.[String(each)] ?? String(each)).join(', ');
}

function When({ iso }: { iso: string }) {
  return <span className={`${css.number} ${css.muted}`}>{whenText(iso, useNow(60_000), useZoneOf()())}</span>;
}

function References({ name, ids }: { name: string; ids: readonly string[] }) {
  const resource = useReferredResource(name);
  const { data = [] } = useGetMany<OfficeRecord>(name, { ids: [...ids] }, { enabled: ids.length > 0 });
  return data.map((each) => each && labelOf(resource, each)).join(', ') || messages.none;
}

type SwitchProps = { office: OfficeResource; field: string; record: OfficeRecord; label: string; isOn: boolean };

/** Saves at once with the version that is shown; what somebody else saved meanwhile is told and loaded. */
function SwitchCell({ office: { resource, titleOf }, field, record, label, isOn }: SwitchProps) {
  const notify = useNotify();
  const [update] = useUpdate<OfficeRecord, Error>();
  return (
    <span className={css.above}>
      <Switch
        label={`${titleOf(record)}: ${label}`}
        isOn={isOn}
        onChange={(to) =>
          void update(
            resource.name,
            { id: record.id, data: { ...record, [field]: to }, previousData: record },
            { mutationMode: 'optimistic', onError: (error) => notify(error.message, { type: 'error' }) },
          )
        }
      />
    </span>
  );
}
