import { formatMoney, toMoney } from '../money/money.ts';
import type { OrderType } from '../orders/order-types.ts';
import { dateText, localTime } from '../time/local-time.ts';
import { numberText } from '../units/amount-text.ts';
import type { Discount } from './discount.ts';
import { timesText } from './times-text.ts';

type Context = {
  readonly currency: string;
  /** Zone of the business. */
  readonly zone: string;
  readonly now: Date;
  readonly productName: (id: string) => string | undefined;
  readonly categoryName: (id: string) => string | undefined;
  readonly branchName: (id: string) => string | undefined;
};
type Limits = { readonly maxUses?: number | null | undefined; readonly maxUsesPerGuest?: number | null | undefined };

const typeNames: Record<OrderType, string> = { takeaway: 'Takeaway', delivery: 'Lieferung', dineIn: 'Dine In' };

/** "Cola", "Cola und Fanta", "Cola, Fanta und Sprite". */
const listText = (names: readonly string[], word: 'und' | 'oder'): string =>
  names.length < 2 ? names.join('') : `${names.slice(0, -1).join(', ')} ${word} ${names.at(-1)}`;

const namesOf = (entries: readonly { readonly id: string }[], nameOf: (id: string) => string | undefined): string[] =>
  entries.map(({ id }) => nameOf(id) ?? '…');

/** "alles aus „Cocktails“" */
const categoryText = (name = '…'): string => `alles aus „${name}“`;

/** At most this many products of a price list are named. */
const namedPrices = 3;

function pricesText(
  { prices, categoryPrices = [] }: Discount,
  { currency, productName, categoryName }: Context,
): string {
  const all = [
    ...categoryPrices.map(({ category, price }) => ({ name: categoryText(categoryName(category.id)), price })),
    ...prices.map(({ product, price }) => ({ name: productName(product.id) ?? '…', price })),
  ];
  const named = all
    .slice(0, all.length > namedPrices ? namedPrices - 1 : namedPrices)
    .map(({ name, price }) => `${name} ${formatMoney(toMoney(price), currency)}`);
  const more = all.length - named.length;
  return listText(more > 0 ? [...named, `${numberText(more)} weitere Produkte`] : named, 'und') || '…';
}

function effectText(discount: Discount, context: Context): string {
  const { kind, percent, amount, products, categories = [] } = discount;
  const { currency, productName, categoryName } = context;
  if (kind === 'prices') return pricesText(discount, context);
  const part = `${numberText(percent)} %`;
  const names = [...categories.map(({ id }) => categoryText(categoryName(id))), ...namesOf(products, productName)];
  const goods = names.length === 0 ? 'alle Produkte' : listText(names, 'und');
  if (kind === 'percent') return `${part} auf ${goods}`;
  if (kind === 'amount') return `${formatMoney(toMoney(amount), currency)} Rabatt auf ${goods}`;
  if (kind === 'delivery') return percent === 100 ? 'Lieferung gratis' : `${part} auf die Liefergebühr`;
  const ofCategories = categories.map(({ id }) => `ein Produkt aus „${categoryName(id) ?? '…'}“`);
  const ofProducts = products.length > 0 ? [`1 × ${listText(namesOf(products, productName), 'oder')}`] : [];
  const product = listText([...ofCategories, ...ofProducts], 'oder') || '1 × …';
  return percent === 100 ? `${product} gratis` : `${part} auf ${product}`;
}

/**
 * A discount in one sentence for staff: "10 % auf alle Produkte, Montag bis Freitag 15:00–17:00, ab 20,00 €, mit dem
 * Code MITTAG."
 */
export function discountSentence(discount: Discount & Limits, context: Context): string {
  const { code, validFrom, validUntil, schedule, branches, orderTypes, minimum, maxUses, maxUsesPerGuest } = discount;
  const { currency, zone, now, branchName } = context;
  const dayOf = (instant: number) => dateText(localTime(zone, instant));
  const parts = [
    effectText(discount, context),
    orderTypes.length > 0 &&
      `bei ${listText(
        orderTypes.map((type) => typeNames[type]),
        'und',
      )}`,
    branches.length > 0 && `in ${listText(namesOf(branches, branchName), 'und')}`,
    validFrom && `ab ${dayOf(Date.parse(validFrom))}`,
    // Valid until midnight means until the day before.
    validUntil && `bis ${dayOf(Date.parse(validUntil) - 1)}`,
    schedule.length > 0 && timesText(schedule, zone, now),
    minimum > 0 && `ab ${formatMoney(toMoney(minimum), currency)}`,
    code ? `mit dem Code ${code}` : 'ohne Code',
    maxUses && (maxUses === 1 ? 'insgesamt einmal' : `insgesamt ${numberText(maxUses)}-mal`),
    maxUsesPerGuest && (maxUsesPerGuest === 1 ? 'einmal je Gast' : `${numberText(maxUsesPerGuest)}-mal je Gast`),
  ];
  return `${parts.filter(Boolean).join(', ')}.`;
}
