import type { Branch } from '@theke/contracts/catalog/branch';
import type { Product } from '@theke/contracts/catalog/product';
import type { Config } from '@theke/contracts/identity/config';
import { type OrderOrigin, orderDraft } from '@theke/contracts/ordering/order';
import { phoneRegionOf } from '@theke/kit/phone';
import { orderKindAt } from '@theke/rules/checkout/ordering-faults';
import { isOpenFor, zoneOf } from '@theke/rules/hours/opening-status';
import type { Move } from '@theke/rules/orders/order-states';
import type { OrderType } from '@theke/rules/orders/order-types';
import { originOfArrival } from '@theke/rules/site/visit-origin';
import { dateOf, localTime } from '@theke/rules/time/local-time';
import { v7 as uuidv7 } from 'uuid';
import { contactOf } from '../../../services/ordering/src/orders/contact-of.ts';
import { newUid } from '../../../services/ordering/src/orders/new-uid.ts';
import type { Order } from '../../../services/ordering/src/orders/order.ts';
import { move, place } from '../../../services/ordering/src/orders/order-decisions.ts';
import { priceDraft } from '../../../services/ordering/src/orders/price-draft.ts';
import type { FormerOrder } from '../../../services/ordering/src/orders/take-over-orders.ts';
import { between, oneOf, randomFrom } from '../../random.ts';
import { type DemoVisit, demoVisitors, orderedIn } from '../visits/demo-visits.ts';
import type { VisitedSite } from '../visits/visited-site.ts';
import { pick, type Weighted } from '../visits/visitors.ts';
import { demoGuest, demoStreet } from './guests.ts';
import type { OrderingShop } from './ordering-shop.ts';

/** Offer of a demo shop; `categories` list product names in menu order. */
export type DemoOffer = {
  branches: readonly Branch[];
  products: readonly Product[];
  categories: ReadonlyMap<string, string>;
  config: Config;
};
/** `simple`: products of a category that can be ordered without choices, in menu order. */
type Shop = {
  shop: OrderingShop;
  offer: DemoOffer;
  simple: (category: string) => readonly Product[];
  random: () => number;
};

const minute = 60_000;

/**
 * Orders of the past weeks, each as ordering would have decided: one for every visitor who saw a status page, plus
 * phone orders. All are finished. Deterministic for the same time, except for ids.
 */
export function demoOrders(shop: OrderingShop, site: VisitedSite, offer: DemoOffer, now: Date): FormerOrder[] {
  const simple = simpleIn(offer);
  if (!isWhole(shop, offer, simple)) return [];
  const random = randomFrom(23);
  return demoVisitors(site, now)
    .flatMap((visits) => {
      const shown = orderedIn(visits);
      if (!shown) return [];
      const own = { at: Date.parse(shown.at) - 1_000, origin: originOf(visits) };
      if (random() >= shop.byTelephone) return [own];
      return [own, { at: own.at - between(random, 1, 14) * minute, origin: { kind: 'staff' } as const }];
    })
    .toSorted((one, other) => one.at - other.at)
    .map(({ at, origin }) => {
      const order = orderAt({ shop, offer, simple, random }, new Date(at), origin);
      const branch = offer.branches.find(({ id }) => id === order.branch) as Branch;
      return { order, day: dateOf(localTime(zoneOf(branch), at)) };
    });
}

/** A modified demo may lack some of them. */
const isWhole = ({ branches, meals, extras }: OrderingShop, offer: DemoOffer, simple: Shop['simple']): boolean =>
  branches.every(([identifier]) => offer.branches.some((one) => one.identifier === identifier)) &&
  [...meals, ...extras].every(([category]) => simple(category).length > 0);

function originOf(visits: readonly DemoVisit[]): OrderOrigin | null {
  const { referrer = '', host = 'localhost' } = visits[0]?.visit.data ?? {};
  return originOfArrival('', String(referrer), String(host)) ?? null;
}

function orderAt(given: Shop, at: Date, origin: OrderOrigin | null): Order {
  const { offer, random } = given;
  const { branch, deliveryType } = wayAt(given, at);
  const isDelivery = deliveryType === 'delivery';
  const area = isDelivery ? oneOf(random, branch.deliveryAreas) : undefined;
  const draft = orderDraft.parse({
    deliveryType,
    branch: branch.id,
    items: itemsOf(given, isDelivery ? 2 : 1),
    ...demoGuest(random),
    ...(area && { street: demoStreet(random), zipCode: area.area.slice(0, 4), city: 'Wien', deliveryArea: area.area }),
    paymentMethod: branch.isATMCardEnabled && random() < 0.45 ? 'atm-card' : 'cash',
    legalInstructions: true,
    privacyPolicy: true,
  });
  const offered = new Map(offer.products.map((product) => [product.id, product]));
  const expected = at.getTime() + between(random, isDelivery ? 35 : 18, isDelivery ? 50 : 28) * minute;
  const placed = place({
    id: uuidv7({ msecs: at.getTime() }),
    uid: newUid(),
    branch: branch.id,
    ticketNumber: null,
    kind: orderKindAt(branch, deliveryType, at),
    deliveryType,
    paymentMethod: draft.paymentMethod,
    deliveryArea: area?.area ?? null,
    table: null,
    tableIdentifier: null,
    ...priceDraft(draft, { products: offered, config: offer.config }, area),
    donation: null,
    contact: contactOf(draft, phoneRegionOf(branch)),
    comment: draft.comment,
    appointmentDate: null,
    expectedFrom: new Date(expected - 10 * minute),
    expectedUntil: new Date(expected),
    placedAt: at,
    claim: null,
    customer: null,
    origin,
  }).next;
  return ended(given, placed);
}

const wholly: Weighted<OrderType> = [
  ['delivery', 5],
  ['takeaway', 5],
  ['dineIn', 1],
];

/** Chooses a branch open at that time and an order type; if none is open, a branch that accepts pre-orders. */
function wayAt({ shop, offer, random }: Shop, at: Date): { branch: Branch; deliveryType: OrderType } {
  const [wanted, type] = [pick(random, shop.branches), pick(random, wholly)];
  const known = (identifier: string) => offer.branches.find((one) => one.identifier === identifier) as Branch;
  const branch = [wanted, ...shop.branches.map(([identifier]) => identifier)]
    .map(known)
    .find((one) => isOpenFor(one, 'takeaway', at));
  if (!branch) return { branch: known(wanted), deliveryType: 'takeaway' };
  const has = { delivery: branch.isDeliveryEnabled, dineIn: branch.isDineInEnabled, takeaway: true }[type];
  return { branch, deliveryType: has && isOpenFor(branch, type, at) ? type : 'takeaway' };
}

/** Can be ordered by quantity alone, without an upload. */
const isSimple = ({ type, pricing, unit, config }: Product): boolean =>
  type !== 'bundle' &&
  pricing === 'fixed' &&
  unit !== 'kilogram' &&
  config.parts.every((part) => part.optional || part.options.length > 0);

/** Simple products of each category, each listed once. */
function simpleIn({ categories, products }: DemoOffer): Shop['simple'] {
  const byName = new Map(products.map((one) => [one.name, one]));
  const found = Map.groupBy(
    [...categories].flatMap(([name, category]) => {
      const product = byName.get(name);
      return product && isSimple(product) ? [{ category, product }] : [];
    }),
    ({ category }) => category,
  );
  const listed = new Map([...found].map(([category, its]) => [category, its.map(({ product }) => product)]));
  return (category) => listed.get(category) ?? [];
}

function itemsOf({ shop, offer, simple, random }: Shop, fewest: number) {
  /** Favours the first products of a category. */
  const favourite = (products: readonly Product[]) =>
    products[Math.floor(random() ** 2.4 * products.length)] as Product;
  const meals = Array.from({ length: between(random, fewest, fewest + 1) }, () =>
    favourite(simple(pick(random, shop.meals))),
  );
  const extras = Array.from({ length: between(random, 0, 2) }, () => {
    const choice = simple(pick(random, shop.extras));
    // Some dishes are usually eaten with a side dish.
    const first = offer.products.indexOf(meals[0] as Product);
    return random() < 0.45 ? (choice[first % choice.length] as Product) : favourite(choice);
  });
  const amounts = new Map<Product, number>();
  for (const one of [...meals, ...extras]) amounts.set(one, (amounts.get(one) ?? 0) + 1);
  return [...amounts].map(([product, amount]) => ({
    product: product.id,
    amount,
    unit: product.unit,
    parts: product.config.parts.map((part) => (part.optional ? null : (part.options[0]?.name ?? ''))),
  }));
}

const fates: Weighted<readonly Move[]> = [
  [['confirm', 'in-delivery', 'completed'], 95],
  [['reject'], 2],
  [['cancel'], 1],
  [['confirm', 'cancel'], 2],
];
const reasons: Partial<Record<Move, readonly string[]>> = {
  reject: ['Wir haben gerade zu viele Bestellungen.', 'Die Zutaten sind für heute aus.'],
  cancel: ['Vom Gast am Telefon abgesagt.', 'Der Gast kam nicht.'],
};

/** Finishes an order within the hour: most in time, some with a rating. */
function ended({ shop, random }: Shop, placed: Order): Order {
  const by = oneOf(random, shop.staff);
  const isDelivery = placed.deliveryType === 'delivery';
  const fate = pick(random, fates).flatMap((name): readonly Move[] =>
    name === 'completed' && isDelivery ? ['delivered', name] : [name],
  );
  let at = placed.placedAt.getTime();
  const last = fate.reduce((order, name) => {
    const paces: Partial<Record<Move, readonly [number, number]>> = {
      'in-delivery': [9, isDelivery ? 26 : 22],
      delivered: [7, 20],
    };
    at += between(random, ...(paces[name] ?? ([1, 5] as const))) * minute;
    const said = reasons[name];
    const reason = said && oneOf(random, said);
    return move(order, { move: name, reason, actor: 'manager', by }, new Date(at)).next;
  }, placed);
  if (last.status !== 'completed' || random() > 0.16) return last;
  const star = () =>
    pick(random, [
      [5, 11],
      [4, 6],
      [3, 2],
      [2, 1],
    ] as const);
  const questionnaire = {
    rating: star(),
    foodRating: star(),
    serviceRating: star(),
    processRating: star(),
    comment: '',
  };
  return { ...last, version: last.version + 1, questionnaire };
}
