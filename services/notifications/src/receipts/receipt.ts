import type { FiscalProof } from '@theke/contracts/ordering/fiscal-proof';
import type {
  Address,
  Contact,
  OrderItem,
  OrderPayment,
  OrderTotals,
  PaymentMethod,
} from '@theke/contracts/ordering/order';
import { formatMoney, type Money, sumOf, toMoney } from '@theke/rules/money/money';
import type { OrderType } from '@theke/rules/orders/order-types';
import { paymentText } from '@theke/rules/payments/payment-status';
import { displayTotals, fromPricingResult } from '@theke/rules/price/totals';
import { calculationModels, orderedModel } from '@theke/rules/products/calculation-model';
import { wordsOfZone } from '@theke/rules/texts/words-of-zone';
import { clockText, localTime } from '@theke/rules/time/local-time';
import { timesText } from '@theke/rules/units/amount-text';
import { methodLabel, paymentLabel } from '../templates/payment-label.ts';
import { tipLines } from '../templates/tip-lines.ts';
import { fiscalLines } from './fiscal-lines.ts';
import type { Receipt, ReceiptLine } from './receipt-line.ts';

type Optional<T> = { [K in keyof T]?: T[K] | undefined };

/** Order data for a receipt; fields not requested from the guest are empty or absent. */
export type ReceiptOrder = {
  uid: string;
  ticketNumber: number | null;
  kind: 'order' | 'preorder' | 'quotation';
  deliveryType: OrderType;
  deliveryArea: string | null;
  tableIdentifier: string | null;
  /** Agreed or wished time; null: as soon as possible. */
  appointment: string | null;
  /** Start of the expected window, if no time was wished or agreed. */
  expectedFrom: string | null;
  expectedUntil: string | null;
  paymentMethod: PaymentMethod;
  isPaid: boolean;
  isRefunded: boolean;
  /** Sum of the refunds so far, gross. */
  refunded: number;
  items: readonly OrderItem[];
  totals: OrderTotals;
  /** Gross, outside `totals`; absent without one. */
  tip?: number | undefined;
  /** What a gift card pays; absent without one. */
  giftCard?: { codeEnd: string; amount: number; returned: number } | undefined;
  contact: Optional<Contact>;
  comment: string;
  placedAt: string;
  /** The last course that the kitchen was asked for; absent without courses. */
  firedCourse?: number | undefined;
  /** Parts that were paid at the table; absent without any. */
  payments?: readonly OrderPayment[] | undefined;
  /** Receipts signed by a till; absent without a fiscal register. */
  fiscal?: readonly FiscalProof[] | undefined;
};

/** The shop of the receipt. `timeZone` is an IANA name. */
export type ReceiptShop = {
  shopName: string;
  branch: { name: string; street: string; zipCode: string; city: string; phone: string; timeZone: string };
};

const typeLabels: Record<OrderType, string> = { takeaway: 'Takeaway', delivery: 'Lieferung', dineIn: 'Dine In' };
const kindLabels = { order: '', preorder: 'Vorbestellung', quotation: 'Angebotsanfrage' } as const;

const gap: ReceiptLine = { kind: 'gap' };
const rule: ReceiptLine = { kind: 'rule' };
export const text = (
  value: string,
  how: { isCentered?: boolean; isBig?: boolean; isBold?: boolean } = {},
): ReceiptLine => ({
  kind: 'text',
  text: value,
  ...how,
});
export const texts = (values: readonly (string | false | null | undefined)[], how = {}): ReceiptLine[] =>
  values.filter((value): value is string => Boolean(value)).map((value) => text(value, how));

/** Local day and time of the branch: "Sa., 21.11., 18:30". */
export const receiptTime = (at: string | Date, timeZone: string): string =>
  new Intl.DateTimeFormat('de', {
    weekday: 'short',
    day: '2-digit',
    month: '2-digit',
    hour: '2-digit',
    minute: '2-digit',
    timeZone,
  }).format(new Date(at));

/** "Di., 24.11." */
const dayText = (at: string, timeZone: string): string =>
  new Intl.DateTimeFormat('de', { weekday: 'short', day: '2-digit', month: '2-digit', timeZone }).format(new Date(at));

/** "19:15" or "19:10 - 19:20"; with the date if that is not the day of printing: "Di., 24.11. 19:15" (MSG-12). */
function clockOf({ appointment, expectedFrom, expectedUntil }: ReceiptOrder, zone: string, printedAt: Date): string {
  const times = (appointment ? [appointment] : [expectedFrom, expectedUntil]).flatMap((at) => at ?? []);
  const clock = times.map((at) => clockText(localTime(zone, Date.parse(at)))).join(' - ');
  const [first] = times;
  if (!first || dayText(first, zone) === dayText(printedAt.toISOString(), zone)) return clock;
  return `${dayText(first, zone)} ${clock}`;
}

/** Due time with its day. */
function dayOf({ appointment, expectedFrom }: ReceiptOrder, zone: string): string {
  if (appointment) return `Termin: ${receiptTime(appointment, zone)}`;
  return expectedFrom ? `Erwartet: ${receiptTime(expectedFrom, zone)}` : '';
}

/** Number and time, table and note, printed before the items. */
export const headOf = (order: ReceiptOrder, zone: string, printedAt: Date): ReceiptLine[] => [
  {
    kind: 'head',
    number: order.ticketNumber === null ? order.uid : String(order.ticketNumber),
    time: clockOf(order, zone, printedAt),
    about: [typeLabels[order.deliveryType], kindLabels[order.kind]].filter(Boolean).join(' - '),
    day: dayOf(order, zone),
  },
  ...texts([order.tableIdentifier && `Tisch ${order.tableIdentifier}`], { isBig: true, isBold: true }),
  order.comment ? { kind: 'note', text: order.comment } : rule,
];

/**
 * Receipt of an order. Amounts are those agreed at ordering; net and VAT lines add up to the total (TOTAL-04,
 * TOTAL-07). A tip follows after them (TIP-09). A bundle lists its parts.
 * @param mark printed at both ends of a duplicate
 * @param link to the guest's page of this order; null if there is none
 */
export function buildReceipt(
  order: ReceiptOrder,
  { shopName, branch }: ReceiptShop,
  { printedAt, mark, link }: { printedAt: Date; mark: string | undefined; link: string | null },
): Receipt {
  const { totals, contact } = order;
  const zone = branch.timeZone;
  const about = totals.isEstimated ? 'ca. ' : '';
  const euro = (amount: Money) => formatMoney(amount, totals.currency);
  const shown = displayTotals(fromPricingResult(totals));
  // The receipt is for the guest, who may not see hidden prices (PRICE-12).
  const isTotalHidden = order.items.some(({ isPriceHidden }) => isPriceHidden);
  const isDelivery = order.deliveryType === 'delivery';
  return cutWritten([
    ...texts([mark], { isCentered: true, isBig: true, isBold: true }),
    ...texts([shopName], { isCentered: true, isBold: true }),
    ...texts(
      [
        branch.name !== shopName && branch.name,
        [branch.street, townOf(branch)].filter(Boolean).join(', '),
        branch.phone,
      ],
      { isCentered: true },
    ),
    rule,
    ...headOf(order, zone, printedAt),
    ...order.items.map((item) => itemLine(item, euro)),
    rule,
    ...(totals.deposit && !isTotalHidden
      ? [{ kind: 'pair', left: 'Pfand', right: euro(toMoney(totals.deposit.gross)) } as const]
      : []),
    ...(totals.delivery.gross > 0
      ? [
          {
            kind: 'pair',
            left: ['Lieferung', order.deliveryArea].filter(Boolean).join(' '),
            right: euro(toMoney(totals.delivery.gross)),
          } as const,
        ]
      : []),
    ...(isTotalHidden ? [] : discountLines(totals, euro)),
    { kind: 'pair', left: 'Gesamt', right: isTotalHidden ? follows : `${about}${euro(shown.gross)}`, isBold: true },
    ...(isTotalHidden
      ? []
      : [
          { kind: 'pair' as const, left: 'Netto', right: `${about}${euro(shown.net)}` },
          ...shown.taxes.map(({ rate, tax }) => ({
            kind: 'pair' as const,
            left: `${wordsOfZone(zone).vat} ${rateText(rate)} %`,
            right: `${about}${euro(tax)}`,
          })),
        ]),
    ...tipLines(order).map(({ label, value }, at, all) => ({
      kind: 'pair' as const,
      left: label,
      right: value,
      isBold: at === all.length - 1,
    })),
    ...(order.payments
      ? paidAtTable(order.payments, zone, euro)
      : texts([[paymentLabel(order, zone), paymentText(order)].filter(Boolean).join(' - ')], { isBold: true })),
    ...fiscalLines(order.fiscal, { currency: totals.currency, zone }),
    rule,
    ...guestLines(contact, isDelivery, zone),
    ...(link ? [gap, codeOf(link, order.uid)] : []),
    gap,
    text(`Bestellung ${order.uid}, ${receiptTime(order.placedAt, zone)}`, { isCentered: true }),
    text(`Gedruckt ${receiptTime(printedAt, zone)}`, { isCentered: true }),
    ...texts([mark], { isCentered: true, isBold: true }),
  ]);
}

/** Payments at the table with their tips, one line each (TABLE-12). */
const paidAtTable = (payments: readonly OrderPayment[], zone: string, euro: (amount: Money) => string): ReceiptLine[] =>
  payments.map(({ method, gross, tip = 0 }) => ({
    kind: 'pair',
    left: `Bezahlt: ${methodLabel(method, zone)}`,
    right: euro(sumOf([toMoney(gross), toMoney(tip)])),
    isBold: true,
  }));

const discountLines = ({ discounts = [] }: OrderTotals, euro: (amount: Money) => string): ReceiptLine[] =>
  discounts.map(({ name, gross }) => ({ kind: 'pair', left: name, right: `-${euro(toMoney(gross))}` }));

const codeOf = (link: string, uid: string): ReceiptLine => ({
  kind: 'code',
  link,
  title: 'Bestellung verfolgen',
  texts: [`${new URL(link).host}/status`, uid],
});

/** Character limits of guests' free text: each text, all together, and the minimum per text beyond that. */
const writtenLimits = { perText: 750, inTotal: 4_500, minPerText: 28 };
const cut = '...(gekürzt)';

/** Limits the guest's free text: otherwise one order printed 15 m of paper. */
export function cutWritten(receipt: Receipt): Receipt {
  let left = writtenLimits.inTotal;
  const written = (value: string) => {
    const limit = Math.max(writtenLimits.minPerText, Math.min(writtenLimits.perText, left));
    left -= Math.min(value.length, limit);
    return value.length <= limit ? value : value.slice(0, limit - cut.length).trimEnd() + cut;
  };
  return receipt.map((line) => {
    if (line.kind === 'note') return { ...line, text: written(line.text) };
    return line.kind === 'item' ? { ...line, parts: line.parts.map(written) } : line;
  });
}

/** Test print: umlauts and the euro sign show whether the code page is right. */
export const testReceipt = (device: string, { shopName, branch }: ReceiptShop, printedAt: Date): Receipt => [
  ...texts([shopName, branch.name !== shopName && branch.name], { isCentered: true }),
  text('Testdruck', { isCentered: true, isBig: true, isBold: true }),
  rule,
  text(device),
  text('Umlaute: ä ö ü Ä Ö Ü ß'),
  { kind: 'pair', left: 'Euro', right: formatMoney(toMoney(12.34), 'EUR') },
  rule,
  text(`Gedruckt ${receiptTime(printedAt, branch.timeZone)}`, { isCentered: true }),
];

/** Notice that locates a printer. */
export const testNotice = (device: string, shop: ReceiptShop, at: Date): Receipt => [
  text('Testmeldung', { isCentered: true, isBig: true, isBold: true }),
  text(`für ${device}`, { isCentered: true }),
  text(`Gesendet ${receiptTime(at, shop.branch.timeZone)}`, { isCentered: true }),
];

const follows = 'folgt';

const rateText = (rate: number) => new Intl.NumberFormat('de', { maximumFractionDigits: 2 }).format(rate);

const townOf = ({ zipCode = '', city = '' }: { zipCode?: string; city?: string }) =>
  [zipCode, city].filter(Boolean).join(' ');

export const timesOf = ({ amount, unit }: OrderItem): string => timesText(amount, unit);
export const isStruck = ({ amount }: OrderItem): boolean => amount === 0;

/** A removed item is printed without an amount, so that the kitchen sees the removal. */
function itemLine(item: OrderItem, euro: (amount: Money) => string): ReceiptLine {
  const price = item.isPriceHidden
    ? follows
    : `${calculationModels[orderedModel(item)].prefix} ${euro(toMoney(item.gross))}`.trim();
  return {
    kind: 'item',
    times: timesOf(item),
    name: `${item.name}${isStruck(item) ? ' (gestrichen)' : ''}`,
    amount: isStruck(item) ? '' : price,
    parts: item.parts.map(({ name, values, uploads }) => {
      const files = uploads.length > 0 && (uploads.length === 1 ? '1 Datei' : `${uploads.length} Dateien`);
      return `${name}: ${[...values, files].filter(Boolean).join(', ')}`;
    }),
  };
}

type Place = Optional<Address>;

function placeLines(place: Place, zone: string): ReceiptLine[] {
  const inside = [
    place.stairway && `${wordsOfZone(zone).stairway} ${place.stairway}`,
    place.floor && `Stock ${place.floor}`,
    place.door && `Tür ${place.door}`,
  ].filter(Boolean);
  return texts([
    place.companyName,
    place.street,
    inside.join(', '),
    townOf({ zipCode: place.zipCode ?? '', city: place.city ?? '' }),
  ]);
}

/** The delivery address is separate and bold; a different billing address is not printed for the driver. */
function guestLines(contact: Optional<Contact>, isDelivery: boolean, zone: string): ReceiptLine[] {
  const name = [contact.firstName, contact.lastName].filter(Boolean).join(' ');
  const where = placeLines((isDelivery && contact.deliveryAddress) || contact, zone);
  return [
    ...texts([name], { isBold: true }),
    ...texts([contact.phone]),
    ...(where.length > 0 && isDelivery
      ? [text('Lieferadresse:', { isBold: true }), ...where.map((line) => ({ ...line, isBold: true }))]
      : where),
  ];
}
