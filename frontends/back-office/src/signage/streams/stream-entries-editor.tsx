import * as control from '@theke/admin/forms/editors/control.module.css';
import type { EditorProps } from '@theke/admin/forms/editors/editor-props.ts';
import { GroupFrame } from '@theke/admin/forms/editors/field-frame.tsx';
import { OrderedRows } from '@theke/admin/forms/editors/ordered-rows.tsx';
import { fieldId, useFault } from '@theke/admin/forms/editors/use-field.ts';
import { randomUuid } from '@theke/admin/ui/random-uuid.ts';
import { digitalSignageSegments } from '@theke/contracts/signage/segment';
import type { StreamEntryDraft } from '@theke/contracts/signage/stream';
import { icon } from '@theke/ui/icon';
import { Plus } from 'lucide-react';
import { useState } from 'react';
import { useFieldArray, useFormContext, useWatch } from 'react-hook-form';
import { useParams } from 'react-router';
import { useEveryEntry } from '../shared/use-every-entry.ts';
import { EntryFields } from './entry-fields.tsx';
import { byPriority, movedPriorities } from './entry-order.ts';
import { EntryTitle } from './entry-title.tsx';
import * as css from './stream-entries.module.css';
import { streamMessages } from './stream-messages.de.ts';
import { useEntryFaults } from './use-entry-faults.ts';
import { WeekPlan } from './week-plan.tsx';

/** Highest priority of the contract. */
const highest = 100;

/** The entries of a stream: the week that they result in, and the order in which they apply. */
export function StreamEntriesEditor({ name, meta }: EditorProps) {
  const { id } = useParams();
  const { setValue } = useFormContext();
  const { fields, append, remove } = useFieldArray({ name, keyName: 'key' });
  const entries = (useWatch({ name }) ?? []) as StreamEntryDraft[];
  const fault = useFault(name);
  const faultsOf = useEntryFaults(id);
  const { data: segments } = useEveryEntry(digitalSignageSegments);
  const [fresh, setFresh] = useState<ReadonlySet<string>>(new Set());
  const segmentName = (entry: StreamEntryDraft) =>
    segments?.find((one) => one.id === entry.segment?.id)?.name ?? streamMessages.chooseSegment;
  const setPriorities = (priorities: readonly number[]) => {
    for (const [index, priority] of priorities.entries())
      if (entries[index]?.priority !== priority) setValue(`${name}.${index}.priority`, priority, { shouldDirty: true });
  };
  const order = byPriority(entries);
  const rows = order.flatMap((index) => {
    const [entry, row] = [entries[index], fields[index]];
    return entry && row ? [{ entry, index, key: row.key }] : [];
  });
  const add = () => {
    const top = Math.max(-1, ...entries.map(({ priority }) => priority)) + 1;
    const entry = {
      id: randomUuid(),
      segment: null,
      schedule: [],
      validFrom: null,
      validUntil: null,
      priority: Math.min(top, highest),
      isEnabled: true,
    };
    // Makes room above the others.
    if (top > highest) setPriorities(movedPriorities(entries, 0, 0));
    setFresh(new Set([...fresh, entry.id]));
    append(entry);
  };
  return (
    <GroupFrame id={fieldId(name)} label={meta.title ?? name} hint={meta.hint} fault={fault}>
      <WeekPlan />
      <h3 className={css.title}>{streamMessages.order}</h3>
      <p className={css.hint}>{entries.length === 0 ? streamMessages.none : streamMessages.orderHint}</p>
      <OrderedRows
        rows={rows.map(({ entry, index, key }, place) => ({
          id: key,
          name: `${streamMessages.entryAt(place + 1)}: ${segmentName(entry)}`,
          path: `${name}.${index}`,
          title: (
            <EntryTitle
              entry={entry}
              segments={segments ?? []}
              name={segmentName(entry)}
              isFaulty={entry.isEnabled && faultsOf(entry).length > 0}
            />
          ),
          isFresh: fresh.has(entry.id),
          body: () => <EntryFields path={`${name}.${index}`} faults={entry.isEnabled ? faultsOf(entry) : []} />,
        }))}
        onMove={(from, to) => setPriorities(movedPriorities(entries, from, to))}
        onRemove={(place) => remove(order[place])}
      />
      <button type="button" className={control.small} onClick={add}>
        <Plus {...icon} size={16} />
        {streamMessages.add}
      </button>
    </GroupFrame>
  );
}
