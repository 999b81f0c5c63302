import { expect, test } from '@jest/globals';
import { branches } from '@theke/contracts/catalog/branch';
import { categories } from '@theke/contracts/catalog/category';
import { products } from '@theke/contracts/catalog/product';
import { config } from '@theke/contracts/identity/config';
import { makeStructuredData } from './structured-data.ts';

const at = new Date('2026-11-23T11:00:00Z');
const origin = 'https://marillo.example';
const branch = (identifier: string, fields: object = {}) => ({
  ...branches.draft.parse({ ...branches.example, identifier, name: `Marillo ${identifier}`, ...fields }),
  id: identifier,
});
const product = (id: string, fields: object = {}) => ({
  ...products.draft.parse({ ...products.example, name: id, ...fields }),
  id,
});
const gone = '0199f000-0000-7000-8000-0000000000ff';
const listed = [
  product('Margherita'),
  product('Limonade', { contentQuantity: 0.5, contentUnit: 'liter' }),
  // Its only option is a product that does not exist any more.
  product('Calzone', {
    type: 'bundle',
    config: { parts: [{ name: 'Getränk', type: 'select', options: [{ name: 'Cola', product: { id: gone } }] }] },
  }),
  product('Festtafel', { isPriceHidden: true }),
  product('Roastbeef', { unit: 'kilogram', price: 34.9, pricing: 'approximate' }),
  product('Pasta', {
    type: 'configurable',
    config: { parts: [{ name: 'Größe', type: 'select', options: [{ name: 'klein' }, { name: 'groß', value: 2 }] }] },
  }),
  product('Geheim', { isEnabled: false }),
];
const init = [
  {
    url: '/config',
    data: { ...config.parse({ shopName: 'Marillo', businessName: 'Marillo GmbH', version: 1 }), shopKey: 'a' },
  },
  {
    url: '/branches',
    data: [
      branch('mitte', {
        latitude: 48.2,
        longitude: 16.37,
        openingHours: [{ type: 'daily', from: '11:00', to: '22:00' }],
      }),
      branch('zu', { isPublic: false }),
    ],
  },
  {
    url: '/branches/mitte/menus',
    data: [
      {
        availableFrom: '2026-01-01T00:00:00Z',
        catalog: [{ id: 'pizza', products: listed.map(({ id }) => ({ id, isEnabled: true, schedule: [] })) }],
      },
    ],
  },
  { url: '/categories', data: [{ ...categories.draft.parse({ name: 'Pizza' }), id: 'pizza' }] },
  { url: '/products', data: listed },
];
type Node = { '@type': string; '@id'?: string } & Record<string, unknown>;
const dataAt = (path: string) => makeStructuredData(path, init, origin, at) as Node[];

// SEO-01
test('the start page contains each listed branch with hours, location and menu URL', () => {
  const [restaurant, ...others] = dataAt('/');
  expect(others).toEqual([]);
  expect(restaurant).toMatchObject({
    '@type': 'Restaurant',
    name: 'Marillo mitte',
    url: `${origin}/store/mitte`,
    geo: { latitude: 48.2, longitude: 16.37 },
    openingHoursSpecification: [{ opens: '11:00', closes: '22:00' }],
    parentOrganization: { name: 'Marillo GmbH' },
    hasMenu: { '@id': `${origin}/store/mitte#menu` },
  });
});

// SEO-02
test('a branch contains its menu as shown to guests, without hidden products and prices', () => {
  const [restaurant, menu] = dataAt('/store/mitte') as [Node, Node];
  expect(restaurant.hasMenu).toMatchObject({ '@id': menu['@id'] });
  const [section] = menu.hasMenuSection as { name: string; hasMenuItem: { name: string; offers?: object }[] }[];
  expect(section?.name).toBe('Pizza');
  expect(Object.fromEntries(section?.hasMenuItem.map(({ name, offers }) => [name, offers]) ?? [])).toEqual({
    Margherita: { '@type': 'Offer', price: '10.90', priceCurrency: 'EUR' },
    Limonade: {
      '@type': 'Offer',
      price: '10.90',
      priceCurrency: 'EUR',
      priceSpecification: {
        '@type': 'UnitPriceSpecification',
        price: '21.80',
        priceCurrency: 'EUR',
        referenceQuantity: { '@type': 'QuantitativeValue', value: 1, unitText: 'l' },
      },
    },
    Calzone: {
      '@type': 'Offer',
      price: '10.90',
      priceCurrency: 'EUR',
      availability: 'https://schema.org/SoldOut',
    },
    Festtafel: undefined,
    Roastbeef: {
      '@type': 'Offer',
      price: '34.90',
      priceCurrency: 'EUR',
      priceSpecification: {
        '@type': 'UnitPriceSpecification',
        price: '34.90',
        priceCurrency: 'EUR',
        referenceQuantity: { '@type': 'QuantitativeValue', value: 1, unitText: 'kg' },
      },
    },
    Pasta: { '@type': 'AggregateOffer', lowPrice: '10.90', priceCurrency: 'EUR' },
  });
});

test('other pages, and branches that are not public or unknown, have no structured data', () => {
  const paths = ['/store/zu', '/store/nie', '/store/mitte/checkout', '/status/A/b', '/site/imprint', '/kontakt'];
  expect(paths.map(dataAt)).toEqual(paths.map(() => []));
});
