import type { OfficeApi } from '@theke/admin/api/office-api.ts';
import { byteOrderMark, type CsvCell, csvRow } from '@theke/admin/lists/export/csv.ts';
import type { Filter, Sort } from '@theke/admin/lists/list-state.ts';
import { dayText, numberText, timeText } from '@theke/admin/ui/format.ts';
import { type Order, paymentMethodLabels } from '@theke/contracts/ordering/order';
import { listOrders } from '@theke/contracts/ordering/order-endpoints';
import { sumOfDiscounts } from '@theke/rules/discounts/compute-discounts';
import { cardKept } from '@theke/rules/gift-cards/card-part';
import { fromMoney, subtract, toMoney } from '@theke/rules/money/money';
import { staffLabel } from '@theke/rules/orders/order-labels';
import { displayTotals, fromPricingResult } from '@theke/rules/price/totals';
import { latestMethod } from '@theke/rules/tables/latest-method';
import { orderMessages } from '../shared/order-messages.de.ts';
import { exportOrdersMessages } from './export-orders-messages.de.ts';

/** The API's largest page size. */
const pageSize = 500;

export type ExportedOrders = { filter: Filter; sort: Sort };

/** Context for formatting cells. */
export type ExportNames = { zoneOf: (branch: string) => string; branchName: (id: string) => string };

/** Formats an amount; "-0,00" becomes "0,00". */
const money = (decimal: number): CsvCell => ({ plain: (decimal + 0).toFixed(2).replace('.', ',') });

/** Columns of the file for bookkeeping, in order. */
const columns: readonly (readonly [label: string, cell: (order: Order, names: ExportNames) => CsvCell])[] = [
  [exportOrdersMessages.ticket, ({ ticketNumber }) => ({ plain: ticketNumber === null ? '' : String(ticketNumber) })],
  [exportOrdersMessages.uid, ({ uid }) => uid],
  [
    exportOrdersMessages.placedAt,
    ({ placedAt, branch }, { zoneOf }) => {
      const zone = zoneOf(branch.id);
      return { plain: `${dayText(placedAt, zone)} ${timeText(placedAt, zone)}` };
    },
  ],
  [exportOrdersMessages.branch, ({ branch }, { branchName }) => branchName(branch.id)],
  [exportOrdersMessages.kind, ({ deliveryType }) => orderMessages.deliveryTypes[deliveryType]],
  [exportOrdersMessages.place, ({ tableIdentifier, deliveryArea }) => tableIdentifier ?? deliveryArea ?? ''],
  [exportOrdersMessages.guest, ({ contact }) => `${contact.firstName} ${contact.lastName}`.trim()],
  [exportOrdersMessages.company, ({ contact }) => contact.companyName],
  [exportOrdersMessages.payment, (order) => paymentMethodLabels[latestMethod(order)]],
  [exportOrdersMessages.isPaid, ({ isPaid }) => (isPaid ? exportOrdersMessages.yes : exportOrdersMessages.no)],
  [exportOrdersMessages.state, ({ status, deliveryType, offer }) => staffLabel(status, deliveryType, offer !== null)],
  [exportOrdersMessages.deposit, ({ totals }) => money(totals.deposit?.gross ?? 0)],
  [exportOrdersMessages.delivery, ({ totals }) => money(totals.delivery.gross)],
  [exportOrdersMessages.discounts, ({ totals }) => money(-fromMoney(sumOfDiscounts(totals.discounts)))],
];

/**
 * Further columns, once all VAT rates are known: net, VAT by rate and gross, which add up to the cent; tips and what
 * gift cards paid apart.
 */
function sumColumns(
  rates: readonly number[],
  { hasTips, hasCards }: { hasTips: boolean; hasCards: boolean },
): readonly (readonly [label: string, cell: (sums: Sums) => CsvCell])[] {
  return [
    [exportOrdersMessages.net, ({ net }) => money(net)],
    ...rates.map(
      (rate) => [exportOrdersMessages.vat(numberText(rate)), ({ taxes }: Sums) => money(taxes.get(rate) ?? 0)] as const,
    ),
    [exportOrdersMessages.total, ({ gross }) => money(gross)],
    [exportOrdersMessages.refunded, ({ refunded }) => money(-refunded)],
    ...(hasTips ? [[exportOrdersMessages.tip, ({ tip }: Sums) => money(tip)] as const] : []),
    ...(hasCards ? [[exportOrdersMessages.giftCard, ({ giftCard }: Sums) => money(giftCard)] as const] : []),
    [exportOrdersMessages.currency, ({ currency }) => currency],
  ];
}

/** Amounts of an order, rounded to cents, as decimal numbers. */
type Sums = {
  net: number;
  taxes: ReadonlyMap<number, number>;
  gross: number;
  refunded: number;
  /** Less its refunded part; not included in the other amounts. */
  tip: number;
  /** Part of gross that a gift card paid and was not given back. */
  giftCard: number;
  currency: string;
};

function sumsOf({ totals, refunded, refundedOfTotal, tip = 0, refundedOfTip = 0, giftCard }: Order): Sums {
  const shown = displayTotals(fromPricingResult(totals));
  return {
    net: fromMoney(shown.net),
    taxes: new Map(shown.taxes.map(({ rate, tax }) => [rate, fromMoney(tax)])),
    gross: fromMoney(shown.gross),
    // Excludes refunds for cancelled items, which have already reduced the total.
    refunded: refundedOfTotal ?? refunded,
    tip: fromMoney(subtract(toMoney(tip), toMoney(refundedOfTip))),
    giftCard: fromMoney(cardKept(giftCard)),
    currency: totals.currency,
  };
}

/**
 * Exports all pages of the filtered history as parts of a CSV file; each order once, even if new ones arrive
 * meanwhile.
 * @param onProgress called with the number of rows written
 */
export async function exportOrders(
  api: OfficeApi,
  { filter: { q, ...filter }, sort }: ExportedOrders,
  names: ExportNames,
  onProgress: (rows: number) => void,
): Promise<string[]> {
  const lines: { cells: CsvCell[]; sums: Sums }[] = [];
  const exportedIds = new Set<string>();
  for (let page = 1; ; page += 1) {
    const query = {
      page,
      pageSize,
      sort: sort.order === 'DESC' ? `-${sort.field}` : sort.field,
      ...(q && { q }),
      filter,
    };
    const { data } = await api(listOrders, { query: query as never });
    const rows = data.filter(({ id }) => !exportedIds.has(id));
    for (const { id } of rows) exportedIds.add(id);
    lines.push(...rows.map((order) => ({ cells: columns.map(([, cell]) => cell(order, names)), sums: sumsOf(order) })));
    onProgress(exportedIds.size);
    if (data.length < pageSize) break;
  }
  const rates = [...new Set(lines.flatMap(({ sums }) => [...sums.taxes.keys()]))].sort((a, b) => a - b);
  const further = sumColumns(rates, {
    hasTips: lines.some(({ sums }) => sums.tip !== 0),
    hasCards: lines.some(({ sums }) => sums.giftCard !== 0),
  });
  return [
    byteOrderMark,
    csvRow([...columns, ...further].map(([label]) => label)),
    ...lines.map(({ cells, sums }) => csvRow([...cells, ...further.map(([, cell]) => cell(sums))])),
  ];
}
