import { useZoneOf } from '@theke/admin/api/use-zone-of.ts';
import { messages } from '@theke/admin/messages.de.ts';
import * as table from '@theke/admin/ui/data-table.module.css';
import { dateTimeText, numberText } from '@theke/admin/ui/format.ts';
import { eventsByType } from '@theke/contracts/contracts';
import { metaOf, unwrap } from '@theke/contracts/field';
import type { WholeLogEntry } from '@theke/contracts/identity/log';
import type { OrderStatus } from '@theke/contracts/ordering/order';
import { staffLabel } from '@theke/rules/orders/order-labels';
import { orderStates } from '@theke/rules/orders/order-states';
import { z } from 'zod';
import { type Change, changesOf } from '../shared/changes-of.ts';
import { logMessages } from '../shared/log-messages.de.ts';

/** Table of values before and after, by form labels; for a new entry only the values. */
export function ChangeTable({ entry: { type, data, before } }: { entry: WholeLogEntry }) {
  const zone = useZoneOf()();
  const changes = changesOf(eventsByType.get(type)?.data, before, data);
  const text = (schema: Change['schema'], value: unknown) => valueText(schema, value, zone);
  if (changes.length === 0) return <p>{logMessages.noChanges}</p>;
  return (
    <table className={table.table}>
      <thead>
        <tr>
          <th scope="col">{logMessages.field}</th>
          {before !== null && <th scope="col">{logMessages.before}</th>}
          <th scope="col">{before === null ? logMessages.value : logMessages.after}</th>
        </tr>
      </thead>
      <tbody>
        {changes.map(({ label, schema, before: earlier, after }) => (
          <tr key={label}>
            <td className={table.wraps}>{label}</td>
            {before !== null && <td className={table.wraps}>{text(schema, earlier)}</td>}
            <td className={table.wraps}>{text(schema, after)}</td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}

const isState = (value: unknown): value is OrderStatus => orderStates.some((state) => state === value);

/** Text of a value; for a list of objects their number. */
function valueText(schema: z.ZodType | undefined, value: unknown, zone: string): string {
  if (value === undefined || value === null || value === '') return messages.none;
  if (Array.isArray(value)) {
    if (value.length === 0) return messages.none;
    return value.some((one) => typeof one === 'object')
      ? logMessages.entries(value.length)
      : value.map((one) => valueText(schema, one, zone)).join(', ');
  }
  if (typeof value === 'boolean') return value ? messages.yes : messages.no;
  if (typeof value === 'number') return numberText(value);
  if (typeof value === 'object') return String((value as { id?: unknown }).id ?? messages.none);
  if (isState(value)) return staffLabel(value, 'takeaway');
  const choice = schema && metaOf(schema).choices?.[String(value)];
  if (choice) return choice;
  return schema && unwrap(schema) instanceof z.ZodISODateTime ? dateTimeText(String(value), zone) : String(value);
}
