import type { Product } from '@theke/contracts/catalog/product';
import type { OrderDraft, OrderItem } from '@theke/contracts/ordering/order';
import { formatMoney, toMoney } from '@theke/rules/money/money';
import { partErrors, partsOf, takesUploads } from '@theke/rules/products/configuration';
import { RuleError } from '@theke/rules/rule-error';
import { amountText } from '@theke/rules/units/amount-text';
import { checkAmount } from './check-items.ts';
import { type Editor, edited, expectAffordable, expectEditable, retotaled } from './edit-order.ts';
import { fault } from './fault.ts';
import type { Decision, Order } from './order.ts';

export type Selection = Pick<OrderDraft['items'][number], 'amount' | 'unit' | 'parts'>;

/** The same limit as for guests. */
const maxItems = 100;

/** Faults of a selection made by staff. Staff cannot add files: an upload that the present item lacks is a fault. */
export function selectionFaults(product: Product, selection: Selection, present?: OrderItem) {
  const presentUploads = new Set(present?.parts.flatMap(({ uploads }) => uploads));
  const added = partsOf(product).flatMap((part, index) => {
    const value = selection.parts[index];
    const ids = takesUploads(part) ? [value ?? []].flat() : [];
    return ids.every((id) => presentUploads.has(id))
      ? []
      : [fault('UPLOAD_UNKNOWN', 'Dateien fügt nur der Gast selbst hinzu.', `parts.${index}`)];
  });
  const wrong = partErrors(product, selection.parts).map(({ path, ...rest }) => ({ ...rest, field: path }));
  // Amount 0 removes the item.
  const amount = selection.amount === 0 ? [] : checkAmount(product, selection, '');
  return [
    ...wrong,
    ...added,
    ...amount.map((each) => ({ ...each, field: each.field?.replace(/^\./, '') ?? 'amount' })),
  ];
}

const choiceText = (item: OrderItem): string =>
  [`${amountText(item.amount, item.unit)} ${item.name}`, ...item.parts.flatMap(({ values }) => values)].join(', ');

/**
 * Adds an item as it is currently sold.
 * @throws RuleError ORDER_NOT_EDITABLE, TOO_MANY_ITEMS, ORDER_TOO_LARGE, PAID_TOTAL_EXCEEDED
 */
export function addItem(order: Order, item: OrderItem, editor: Editor): Decision {
  expectEditable(order);
  if (order.items.length >= maxItems)
    throw new RuleError('TOO_MANY_ITEMS', `Eine Bestellung hat höchstens ${maxItems} Positionen.`, 'product');
  const price = formatMoney(toMoney(item.gross), order.totals.currency);
  return withItems(order, [...order.items, item], `${choiceText(item)} hinzugefügt (${price})`, editor);
}

/**
 * Replaces an item by another selection of its product as it is currently sold.
 * @throws RuleError ORDER_NOT_EDITABLE, ITEM_UNKNOWN, ORDER_TOO_LARGE, PAID_TOTAL_EXCEEDED
 */
export function replaceItem(order: Order, index: number, item: OrderItem, editor: Editor): Decision {
  expectEditable(order);
  const before = order.items[index];
  if (!before) throw new RuleError('ITEM_UNKNOWN', 'Diese Position gibt es in der Bestellung nicht.', 'index');
  const money = (decimal: number) => formatMoney(toMoney(decimal), order.totals.currency);
  const text = `${choiceText(item)} statt ${choiceText(before)}, ${money(item.gross)} statt ${money(before.gross)}`;
  return withItems(order, order.items.with(index, item), text, editor);
}

function withItems(order: Order, items: OrderItem[], text: string, editor: Editor): Decision {
  const totals = retotaled(order, items);
  expectAffordable(order, totals, 'amount');
  return edited(order, { items, totals }, text, editor);
}
