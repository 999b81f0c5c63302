import type { Product } from '@theke/contracts/catalog/product';
import type { Fault } from '@theke/contracts/errors';
import type { OrderDraft } from '@theke/contracts/ordering/order';
import { type OrderingQuery, orderingFaults } from '@theke/rules/checkout/ordering-faults';
import { zipCodeFault } from '@theke/rules/delivery/area-zip-code';
import { unknownAreaText } from '@theke/rules/delivery/delivery-texts';
import { appointmentFault } from '@theke/rules/hours/appointment';
import {
  type ExpectedQuery,
  type ExpectedWindow,
  expectedWindow,
  isTooLateToday,
  waitMinutes,
} from '@theke/rules/hours/expected-time';
import { type Money, toMoney } from '@theke/rules/money/money';
import { typeFlags } from '@theke/rules/orders/order-types';
import { isOnlinePayment, offeredPayments } from '@theke/rules/payments/payment-methods';
import { isTooLittle, tooLittleText } from '@theke/rules/price/least-per-item';
import { maxPerOrder, tooMuchText } from '@theke/rules/price/max-per-order';
import { madeProducts } from '@theke/rules/products/part-lines';
import { RuleError } from '@theke/rules/rule-error';
import { isLegallyOpen } from '@theke/rules/site/legal-gate';
import { discountDraft } from '../discounts/discount-draft.ts';
import { checkGiftCard } from '../gift-cards/check-gift-card.ts';
import type { Offer } from '../offer/offer-store.ts';
import { checkGuest } from './check-guest.ts';
import { checkItems } from './check-items.ts';
import { checkTexts } from './check-texts.ts';
import { checkTip } from './check-tip.ts';
import { fault } from './fault.ts';
import { type PricedDraft, priceDraft } from './price-draft.ts';

type Branch = NonNullable<Offer['branch']>;

/** Either the faults, or the branch and the priced order. */
export type Checked = { faults: Fault[] } | { faults?: undefined; branch: Branch; priced: PricedDraft };

/**
 * Collects all current faults of an order (CHECKOUT-02 to CHECKOUT-19), so that a guest can correct them at once.
 * Without faults it returns the price.
 */
export function checkOrder(draft: OrderDraft, offer: Offer, now: Date): Checked {
  const { branch } = offer;
  if (!branch?.isPublic) {
    const message = 'Diese Filiale nimmt keine Bestellungen entgegen. Bitte wählen Sie eine andere.';
    return { faults: [fault('BRANCH_UNKNOWN', message, 'branch')] };
  }
  if (offer.config && !isLegallyOpen(offer.config)) {
    const message = 'Dieser Shop hat noch nicht geöffnet und nimmt noch keine Bestellungen an.';
    return { faults: [fault('NOT_ORDERABLE_YET', message, 'branch')] };
  }
  const items = checkItems(draft, offer, now);
  const deliveryArea = findArea(draft, branch);
  // An order without a price does not also report a missed minimum.
  const full = items.length === 0 ? priceWithinReason(draft, offer, deliveryArea) : undefined;
  const discounted = full && discountDraft(draft, offer, branch, full, now);
  const priced = discounted?.priced;
  const way = {
    branch,
    orderType: draft.deliveryType,
    deliveryArea,
    goodsGross: priced ? knownGoodsGross(priced) : maxPerOrder,
    currency: currencyOf(offer),
    now,
  };
  const faults = [
    ...checkWay(draft, offer, way),
    ...checkArea(draft, offer, way),
    ...checkAppointment(draft, offer, branch, now),
    ...checkTable(draft, offer, branch),
    ...checkGuest(draft, branch),
    ...checkPayment(draft, offer, branch),
    ...checkDonatee(draft, offer),
    ...items,
    ...checkTexts(draft, offer),
    ...(items.length === 0 && !priced ? [tooMuchFault(draft, offer)] : []),
    ...(priced
      ? [
          ...checkPrice(draft, priced),
          ...checkTip(draft, branch, priced),
          ...checkGiftCard(draft, offer, branch, priced),
        ]
      : []),
    ...(discounted?.faults ?? []),
  ];
  return priced && faults.length === 0 ? { branch, priced } : { faults };
}

/** Total of the goods; undefined if a price is hidden. */
const knownGoodsGross = ({ items, totals }: PricedDraft): Money | undefined =>
  items.some(({ isPriceHidden }) => isPriceHidden) ? undefined : toMoney(totals.gross);

const currencyOf = ({ config }: Offer): string => config?.currency ?? 'EUR';

/** Prices the order; undefined if it exceeds the maximum total or the range of numbers. */
function priceWithinReason(
  draft: OrderDraft,
  offer: Offer,
  deliveryArea?: Branch['deliveryAreas'][number],
): PricedDraft | undefined {
  try {
    const priced = priceDraft(draft, offer, deliveryArea);
    return toMoney(priced.totals.total.gross) <= maxPerOrder ? priced : undefined;
  } catch (error) {
    if (error instanceof RuleError && error.code === 'MONEY_OUT_OF_RANGE') return undefined;
    throw error;
  }
}

/** At the item that exceeds the maximum on its own, else at all items. */
function tooMuchFault(draft: OrderDraft, offer: Offer): Fault {
  const index = draft.items.findIndex((item) => !priceWithinReason({ ...draft, items: [item] }, offer));
  return fault('ORDER_TOO_LARGE', tooMuchText(currencyOf(offer)), index < 0 ? 'items' : `items.${index}.amount`);
}

/** Rejects amounts that would cost nothing and online payments of zero (PRICE-13). Ignores hidden prices (PRICE-12). */
function checkPrice({ paymentMethod }: OrderDraft, { items, totals }: PricedDraft): Fault[] {
  const tooLittle = items.flatMap(({ name, gross, unitPrice }, index) =>
    isTooLittle({ gross, unitPrice }) ? [fault('AMOUNT_TOO_SMALL', tooLittleText(name), `items.${index}.amount`)] : [],
  );
  if (tooLittle.length > 0 || !isOnlinePayment(paymentMethod)) return tooLittle;
  if (items.some(({ isPriceHidden }) => isPriceHidden)) {
    const message = 'Der Preis steht noch nicht fest. Bitte wählen Sie eine Zahlungsart, mit der Sie vor Ort bezahlen.';
    return [fault('PRICE_NOT_SET', message, 'paymentMethod')];
  }
  if (totals.total.gross > 0) return [];
  const message = 'Diese Bestellung kostet nichts. Bitte wählen Sie eine Zahlungsart, mit der Sie vor Ort bezahlen.';
  return [fault('NOTHING_TO_PAY', message, 'paymentMethod')];
}

/** The chosen delivery area as listed by the branch. */
export const findArea = (draft: OrderDraft, branch: Branch) =>
  draft.deliveryType === 'delivery' ? branch.deliveryAreas.find(({ area }) => area === draft.deliveryArea) : undefined;

/** Rejects flags that contradict `deliveryType` (ORDER-13). */
function checkWay(
  { deliveryType, isDelivery, isDineIn, deliveryArea }: OrderDraft,
  { zoneFault }: Pick<Offer, 'zoneFault'>,
  way: OrderingQuery,
): Fault[] {
  const flags = typeFlags(deliveryType);
  const faults: Fault[] = [];
  if ((isDelivery ?? flags.isDelivery) !== flags.isDelivery || (isDineIn ?? flags.isDineIn) !== flags.isDineIn) {
    faults.push(
      fault(
        'DELIVERY_TYPE_CONTRADICTION',
        'Die Angaben zur Bestellart widersprechen einander. Bitte wählen Sie sie noch einmal.',
        'deliveryType',
      ),
    );
  }
  const isAreaUnknown = deliveryType === 'delivery' && deliveryArea !== '' && !way.deliveryArea;
  if (isAreaUnknown) {
    faults.push(fault('DELIVERY_AREA_UNKNOWN', unknownAreaText(deliveryArea), 'deliveryArea'));
  }
  const isAreaReported = isAreaUnknown || zoneFault !== undefined;
  const found = orderingFaults(way).filter(({ code }) => !(isAreaReported && code === 'DELIVERY_AREA_REQUIRED'));
  return [...faults, ...found.map(({ code, message, field }) => fault(code, message, field))];
}

/** Requires a delivery address within a zone or the chosen area (CHECKOUT-29, ZONE-04). */
function checkArea(draft: OrderDraft, { zoneFault }: Offer, { deliveryArea }: OrderingQuery): Fault[] {
  if (zoneFault) return [zoneFault];
  const field = draft.isDeliveryAddressDifferent ? 'deliveryZipCode' : 'zipCode';
  const found = deliveryArea && zipCodeFault(deliveryArea, draft[field]);
  return found ? [fault(found.code, found.message, field)] : [];
}

/** Products that count for the lead time, including bundle contents. */
export const orderedProducts = ({ items }: OrderDraft, { products }: Pick<Offer, 'products'>): Product[] =>
  madeProducts(
    items.flatMap(({ product: id, parts }) => {
      const product = products.get(id);
      return product ? [{ product, parts }] : [];
    }),
    (id) => products.get(id),
  );

type WaitingOffer = Pick<Offer, 'products' | 'openOrders' | 'addedMinutes'>;

const expectedQuery = (draft: OrderDraft, offer: WaitingOffer, branch: Branch, now: Date): ExpectedQuery => ({
  branch,
  orderType: draft.deliveryType,
  products: orderedProducts(draft, offer),
  area: findArea(draft, branch),
  waitMinutes: waitMinutes(branch, offer.openOrders, offer.addedMinutes),
  now,
});

/** Promised window for an order without a wished time (WHEN-05). */
export const computeExpected = (
  draft: OrderDraft,
  offer: WaitingOffer,
  branch: Branch,
  now: Date,
): ExpectedWindow | undefined => expectedWindow(expectedQuery(draft, offer, branch, now));

function checkAppointment(draft: OrderDraft, offer: Offer, branch: Branch, now: Date): Fault[] {
  const wish = draft.appointmentDate ? new Date(draft.appointmentDate) : null;
  const query = expectedQuery(draft, offer, branch, now);
  // A quotation is made at the time agreed later.
  const expected = branch.isQuotationRequired ? undefined : expectedWindow(query);
  const isTooLate = !branch.isQuotationRequired && isTooLateToday(query, expected);
  const found = appointmentFault({ ...query, keepableFrom: expected?.from, isTooLateToday: isTooLate }, wish);
  return found ? [fault(found.code, found.message, 'appointmentDate')] : [];
}

/** Rejects a table without dine-in and tables of other branches. `REQUIRED` covers a missing table. */
function checkTable(draft: OrderDraft, { table }: Offer, branch: Branch): Fault[] {
  if (draft.deliveryType !== 'dineIn' || !draft.table || table?.branch.id === branch.id) return [];
  return [fault('TABLE_UNKNOWN', 'Diesen Tisch gibt es hier nicht. Bitte wählen Sie einen anderen.', 'table')];
}

/** A payment method needs its module, the tenant's switch and the branch's switch (PAY-02). */
function checkPayment(draft: OrderDraft, { config }: Offer, branch: Branch): Fault[] {
  if (config && offeredPayments(config, branch).includes(draft.paymentMethod)) return [];
  return [
    fault(
      'PAYMENT_NOT_OFFERED',
      'Diese Zahlungsart ist hier nicht möglich. Bitte wählen Sie eine andere.',
      'paymentMethod',
    ),
  ];
}

/** Rejects donatees if the shop does not donate, or not to this one (DONATE-02). */
function checkDonatee(draft: OrderDraft, { config, donatee }: Offer): Fault[] {
  if (!draft.donatee) return [];
  if (!config?.enablePluginDonations) {
    const message = 'Mit Bestellungen wird hier derzeit nicht gespendet. Bitte bestellen Sie ohne Spendenempfänger.';
    return [fault('DONATION_NOT_OFFERED', message, 'donatee')];
  }
  if (donatee) return [];
  return [
    fault('DONATEE_UNKNOWN', 'Diesen Spendenempfänger gibt es nicht mehr. Bitte wählen Sie einen anderen.', 'donatee'),
  ];
}
