import type { Address, Contact, OrderUpdate } from '@theke/contracts/ordering/order';
import { phoneRegionOf, storedPhone } from '@theke/kit/phone';
import { type DeliveryArea, deliveryFee } from '@theke/rules/delivery/delivery-area';
import { unknownAreaText } from '@theke/rules/delivery/delivery-texts';
import { formatMoney, fromMoney, toMoney } from '@theke/rules/money/money';
import { RuleError } from '@theke/rules/rule-error';
import { clockText, dateText, localTime } from '@theke/rules/time/local-time';
import { type Editor, edited, expectAffordable, expectEditable, retotaled } from './edit-order.ts';
import type { Decision, Order } from './order.ts';

/** Data of the branch for the ids in an update. */
export type Found = { tableIdentifier: string | null; zone: string; deliveryAreas: readonly DeliveryArea[] };
type Changed = { changes: Partial<Order>; historyText: string };

/**
 * Corrections by staff: contact, addresses, delivery area, comment, appointment or table (ORDER-16). Fields that were
 * not sent keep their values.
 * @throws RuleError ORDER_NOT_EDITABLE, APPOINTMENT_PAST, REQUIRED, NOT_A_DELIVERY, DELIVERY_AREA_UNKNOWN,
 * ORDER_TOO_LARGE, PAID_TOTAL_EXCEEDED, BILL_OPEN
 * @throws Problem PHONE_INVALID
 */
export function changeDetails(order: Order, update: OrderUpdate, found: Found, editor: Editor): Decision {
  expectEditable(order);
  if (order.bill !== null && update.table !== undefined && update.table !== order.table)
    throw new RuleError(
      'BILL_OPEN',
      'Diese Bestellung steht auf der Rechnung ihres Tisches. Der Tisch lässt sich nicht mehr ändern.',
      'table',
    );
  const all = [
    changeContact(order, update, found.zone),
    changeArea(order, update, found.deliveryAreas),
    changeComment(order, update),
    changeAppointment(update, found.zone, editor.at),
    changeTable(update, found.tableIdentifier),
  ].filter((one) => one !== undefined);
  if (all.length === 0) return { next: order, facts: [] };
  return edited(
    order,
    Object.assign({}, ...all.map(({ changes }) => changes)),
    all.map(({ historyText }) => historyText).join(', '),
    editor,
  );
}

const nowhere: Address = {
  companyName: '',
  street: '',
  stairway: '',
  floor: '',
  door: '',
  zipCode: '',
  city: '',
  country: 'AT',
};

/** Drops undefined fields. */
const withoutUndefined = <K extends string, V>(values: Record<K, V | undefined>) =>
  Object.fromEntries(Object.entries(values).filter(([, value]) => value !== undefined)) as { [key in K]?: V };

function changeContact(order: Order, update: OrderUpdate, timeZone: string): Changed | undefined {
  const { firstName, lastName, phone, email, companyName, vatNumber } = update;
  const { street, stairway, floor, door, zipCode, city, country } = update;
  const fields = withoutUndefined({
    ...{ firstName, lastName, email, companyName, vatNumber, street, stairway, floor, door, zipCode, city, country },
    phone:
      phone === undefined
        ? undefined
        : storedPhone(phone, { region: phoneRegionOf({ timeZone }), before: order.contact.phone }),
    ...(update.isCompany === false ? { companyName: '', vatNumber: '' } : {}),
  });
  const deliveryAddress = changedAddress(order, update);
  const contact: Contact = { ...order.contact, ...fields, deliveryAddress };
  const isOtherAddress = deliveryAddress !== order.contact.deliveryAddress;
  if (Object.keys(fields).length === 0 && !isOtherAddress) {
    if (update.isCompany && !contact.companyName) throw missing('companyName');
    return undefined;
  }
  expectComplete(order, update, contact);
  const changedParts = [
    ...(Object.keys(fields).length > 0 ? ['Kontaktdaten'] : []),
    ...(isOtherAddress ? ['Lieferadresse'] : []),
  ];
  return { changes: { contact }, historyText: `${changedParts.join(' und ')} geändert` };
}

/**
 * Delivery address if it differs from the invoice address. Returns the identical object if no address field was sent.
 */
function changedAddress(order: Order, update: OrderUpdate): Address | null {
  const before = order.contact.deliveryAddress;
  const sent = withoutUndefined({
    companyName: update.isDeliveryCompany === false ? '' : update.deliveryCompanyName,
    street: update.deliveryStreet,
    stairway: update.deliveryStairway,
    floor: update.deliveryFloor,
    door: update.deliveryDoor,
    zipCode: update.deliveryZipCode,
    city: update.deliveryCity,
    country: update.deliveryCountry,
  });
  const hasChange = update.isDeliveryAddressDifferent === true || Object.keys(sent).length > 0;
  if (update.isDeliveryAddressDifferent === false) return null;
  if (!hasChange) return before;
  if (order.deliveryType !== 'delivery') throw notADelivery('isDeliveryAddressDifferent');
  return { ...(before ?? nowhere), ...sent };
}

/** Requires a name for a company and an address for a delivery (CHECKOUT-03 to CHECKOUT-09). */
function expectComplete(order: Order, update: OrderUpdate, contact: Contact): void {
  if (update.isCompany && !contact.companyName) throw missing('companyName');
  if (update.isDeliveryCompany && !contact.deliveryAddress?.companyName) throw missing('deliveryCompanyName');
  if (order.deliveryType !== 'delivery') return;
  const deliveryAddress = contact.deliveryAddress;
  if (deliveryAddress && !deliveryAddress.street) throw missing('deliveryStreet');
  if (deliveryAddress && !deliveryAddress.zipCode) throw missing('deliveryZipCode');
  if (deliveryAddress && !deliveryAddress.city) throw missing('deliveryCity');
  if (!deliveryAddress && !contact.street) throw missing('street');
  if (!deliveryAddress && !contact.zipCode) throw missing('zipCode');
  if (!deliveryAddress && !contact.city) throw missing('city');
}

/** Worded for staff who have the guest on the phone. */
const missingTexts = {
  companyName: 'Bitte geben Sie den Namen der Firma an.',
  deliveryCompanyName: 'Bitte geben Sie den Namen der Firma an, an die geliefert wird.',
  street: 'Bitte geben Sie Straße und Hausnummer an.',
  zipCode: 'Bitte geben Sie die Postleitzahl an.',
  city: 'Bitte geben Sie den Ort an.',
  deliveryStreet: 'Bitte geben Sie Straße und Hausnummer der Lieferadresse an.',
  deliveryZipCode: 'Bitte geben Sie die Postleitzahl der Lieferadresse an.',
  deliveryCity: 'Bitte geben Sie den Ort der Lieferadresse an.',
} as const;
const missing = (name: keyof typeof missingTexts) => new RuleError('REQUIRED', missingTexts[name], name);
const notADelivery = (field: string) =>
  new RuleError('NOT_A_DELIVERY', 'Diese Bestellung wird nicht geliefert.', field);

/** Charges the current fee of the new area; item prices stay. */
function changeArea(order: Order, { deliveryArea }: OrderUpdate, areas: readonly DeliveryArea[]): Changed | undefined {
  if (deliveryArea === undefined || deliveryArea === (order.deliveryArea ?? '')) return undefined;
  if (order.deliveryType !== 'delivery') throw notADelivery('deliveryArea');
  const area = areas.find((one) => one.area === deliveryArea);
  if (!area) throw new RuleError('DELIVERY_AREA_UNKNOWN', unknownAreaText(deliveryArea), 'deliveryArea');
  const fee = deliveryFee(area, toMoney(order.totals.gross));
  const delivery = { ...order.totals.delivery, gross: fromMoney(fee) };
  const totals = retotaled({ totals: { ...order.totals, delivery, deliveryRate: area.tax } }, order.items);
  expectAffordable(order, totals, 'deliveryArea');
  const cost = formatMoney(fee, totals.currency);
  return { changes: { deliveryArea, totals }, historyText: `Liefergebiet: ${deliveryArea} (${cost})` };
}

const changeComment = (order: Order, { comment }: OrderUpdate): Changed | undefined =>
  comment === undefined || comment === order.comment
    ? undefined
    : { changes: { comment }, historyText: 'Anmerkung geändert' };

function changeAppointment({ appointment }: OrderUpdate, zone: string, now: Date): Changed | undefined {
  if (appointment === undefined) return undefined;
  const to = appointment ? new Date(appointment) : null;
  if (to && to <= now) {
    throw new RuleError(
      'APPOINTMENT_PAST',
      'Dieser Termin ist schon vorbei. Bitte wählen Sie einen späteren.',
      'appointment',
    );
  }
  return {
    changes: { appointment: to },
    historyText: to ? `Termin: ${whenText(to, zone)}` : 'Termin: so schnell wie möglich',
  };
}

function whenText(at: Date, zone: string): string {
  const local = localTime(zone, at.getTime());
  return `${dateText(local)}, ${clockText(local)} Uhr`;
}

const changeTable = ({ table }: OrderUpdate, tableIdentifier: string | null): Changed | undefined =>
  table === undefined
    ? undefined
    : {
        changes: { table, tableIdentifier },
        historyText: tableIdentifier ? `Tisch: ${tableIdentifier}` : 'Ohne Tisch',
      };
