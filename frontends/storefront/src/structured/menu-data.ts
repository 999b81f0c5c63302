import type { Branch } from '@theke/contracts/catalog/branch';
import type { Product } from '@theke/contracts/catalog/product';
import type { ImageRef } from '@theke/contracts/wire';
import { zoneOf } from '@theke/rules/hours/opening-status';
import { fromMoney, type Money, roundToCents } from '@theke/rules/money/money';
import { type ShownPrice, shownPrice } from '@theke/rules/price/shown-price';
import { unitOf } from '@theke/rules/units/units';
import { imageUrl } from '@theke/ui/image-url';
import { menuSections, type Row } from '../menu/menu-sections.ts';
import type { Card } from '../shop/card.ts';
import { soldCard } from '../shop/sold-card.ts';

export type Site = { readonly origin: string; readonly currency: string };

/** URL of a branch's page, for structured data. */
export const branchAddress = ({ identifier }: Pick<Branch, 'identifier'>, { origin }: Pick<Site, 'origin'>): string =>
  `${origin}/store/${encodeURIComponent(identifier)}`;
export const menuId = (address: string): string => `${address}#menu`;

export const pictureData = (images: readonly ImageRef[], { origin }: Pick<Site, 'origin'>) =>
  images[0] && { image: `${origin}${imageUrl(images[0], 'medium')}` };

const decimal = (amount: Money) => fromMoney(roundToCents(amount)).toFixed(2);

/** Cache of prices: they depend on the product only, and pages are rendered often. */
const prices = new WeakMap<Product, ShownPrice>();

function priceOf(product: Product): ShownPrice {
  const price = prices.get(product) ?? shownPrice(product);
  prices.set(product, price);
  return price;
}

/** Structured price as shown on the menu: a price, the lowest one, or the price per unit. */
function offerData(product: Product, currency: string): object {
  const { amount, prefix, per, base } = priceOf(product);
  const price = decimal(amount);
  // Price per unit, or per kilogram or liter (BASE-01).
  const [unitPrice, unitText] = base ? [decimal(base.amount), unitOf(base.per).label] : [price, per];
  const unit = unitText && {
    priceSpecification: {
      '@type': 'UnitPriceSpecification',
      price: unitPrice,
      priceCurrency: currency,
      referenceQuantity: { '@type': 'QuantitativeValue', value: 1, unitText },
    },
  };
  return prefix === 'ab'
    ? { '@type': 'AggregateOffer', lowPrice: price, priceCurrency: currency, ...unit }
    : { '@type': 'Offer', price, priceCurrency: currency, ...unit };
}

const menuItemData = ({ product, availability }: Row, site: Site): object => ({
  '@type': 'MenuItem',
  name: product.name,
  ...(product.description && { description: product.description }),
  ...pictureData(product.images, site),
  ...(!product.isPriceHidden && {
    offers: {
      ...offerData(product, site.currency),
      ...(availability === 'sold-out' && { availability: 'https://schema.org/SoldOut' }),
    },
  }),
});

/** Structured data of the menu at an instant: sections, dishes, prices; undefined if it is empty. */
export function menuData(branch: Branch, card: Card, site: Site, at: Date): object | undefined {
  const zone = zoneOf(branch);
  const sections = menuSections(soldCard(card, zone, at), zone, at);
  if (sections.length === 0) return undefined;
  const address = branchAddress(branch, site);
  return {
    '@type': 'Menu',
    '@id': menuId(address),
    url: address,
    inLanguage: 'de',
    hasMenuSection: sections.map(({ category, rows }) => ({
      '@type': 'MenuSection',
      name: category.name,
      ...(category.description && { description: category.description }),
      ...pictureData(category.image ? [category.image] : [], site),
      hasMenuItem: rows.map((row) => menuItemData(row, site)),
    })),
  };
}
