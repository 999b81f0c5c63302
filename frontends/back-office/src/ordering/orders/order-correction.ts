import type { Order, OrderUpdate } from '@theke/contracts/ordering/order';
import { instantOf, localTime } from '@theke/rules/time/local-time';

/** What the form of corrections holds: text, as it stands in its fields; `appointment` is the branch's clock. */
export type Correction = Record<(typeof contactFields)[number] | 'comment' | 'appointment' | 'table', string>;

export const contactFields = [
  'firstName',
  'lastName',
  'phone',
  'email',
  'companyName',
  'vatNumber',
  'street',
  'stairway',
  'floor',
  'door',
  'zipCode',
  'city',
] as const;

/** "2026-11-21T19:15", as a browser's date field writes what the zone's clock shows. */
const clockOf = (at: string | null, zone: string): string =>
  at === null ? '' : new Date(localTime(zone, Date.parse(at))).toISOString().slice(0, 16);

/** @param table the id of the order's table, empty where it has none */
export function correctionOf(order: Order, zone: string, table: string): Correction {
  const contact = Object.fromEntries(contactFields.map((name) => [name, order.contact[name]]));
  const appointment = clockOf(order.appointment ?? order.appointmentDate, zone);
  return { ...contact, comment: order.comment, appointment, table } as Correction;
}

/** Only what was changed: what is left out, the server leaves as it is. Undefined where nothing was. */
export function updateOf(
  before: Correction,
  after: Correction,
  version: number,
  zone: string,
): OrderUpdate | undefined {
  const changed = (Object.keys(after) as (keyof Correction)[]).filter((name) => after[name] !== before[name]);
  if (changed.length === 0) return undefined;
  const value = (name: keyof Correction): string | null => {
    if (name === 'table') return after.table || null;
    if (name !== 'appointment') return after[name];
    return after.appointment ? new Date(instantOf(zone, Date.parse(`${after.appointment}Z`))).toISOString() : null;
  };
  return { version, ...Object.fromEntries(changed.map((name) => [name, value(name)])) };
}
