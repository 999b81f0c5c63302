import { clockInput, instantOfInput } from '@theke/admin/ui/clock-input.ts';
import type { Order, OrderUpdate } from '@theke/contracts/ordering/order';

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
  'country',
] as const;

/** Form fields of the delivery address, with their address fields. */
export const deliveryFields = {
  deliveryCompanyName: 'companyName',
  deliveryStreet: 'street',
  deliveryStairway: 'stairway',
  deliveryFloor: 'floor',
  deliveryDoor: 'door',
  deliveryZipCode: 'zipCode',
  deliveryCity: 'city',
  deliveryCountry: 'country',
} as const;
export const deliveryNames = Object.keys(deliveryFields) as DeliveryName[];
type DeliveryName = keyof typeof deliveryFields;

type TextName = (typeof contactFields)[number] | DeliveryName | 'comment' | 'appointment' | 'table' | 'deliveryArea';
/** Values of the correction form as text; `appointment` is in the branch's time zone. */
export type Correction = Record<TextName, string> & { isDeliveryAddressDifferent: boolean };

/** @param table id of the order's table, '' if it has none */
export function correctionOf(order: Order, zone: string, table: string): Correction {
  const other = order.contact.deliveryAddress;
  const wished = order.appointment ?? order.appointmentDate;
  const texts: Record<TextName, string> = {
    ...(Object.fromEntries(contactFields.map((name) => [name, order.contact[name]])) as Record<
      (typeof contactFields)[number],
      string
    >),
    ...(Object.fromEntries(
      deliveryNames.map((name) => [name, other?.[deliveryFields[name]] ?? (name === 'deliveryCountry' ? 'AT' : '')]),
    ) as Record<DeliveryName, string>),
    comment: order.comment,
    appointment: wished === null ? '' : clockInput(wished, zone),
    table,
    deliveryArea: order.deliveryArea ?? '',
  };
  return { ...texts, isDeliveryAddressDifferent: other !== null };
}

/** Returns only the changed fields; undefined without changes. The server keeps omitted fields. */
export function updateOf(
  before: Correction,
  edited: Correction,
  version: number,
  zone: string,
): OrderUpdate | undefined {
  const isAtHome = !edited.isDeliveryAddressDifferent;
  const changed = (Object.keys(edited) as (keyof Correction)[]).filter(
    (name) => edited[name] !== before[name] && !(isAtHome && name in deliveryFields),
  );
  if (changed.length === 0) return undefined;
  const value = (name: keyof Correction): string | boolean | null => {
    if (name === 'table') return edited.table || null;
    if (name !== 'appointment') return edited[name];
    return edited.appointment ? instantOfInput(edited.appointment, zone) : null;
  };
  return { version, ...Object.fromEntries(changed.map((name) => [name, value(name)])) };
}
