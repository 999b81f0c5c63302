import { describe, expect, test } from '@jest/globals';
import { branchFacts, type FactBranch, type FactProduct, productFacts, withNamedFacts } from './fact-texts.ts';

const pizza: FactProduct = {
  type: 'simple',
  name: 'Margherita',
  price: 10.9,
  unit: 'piece',
  tax: 10,
  allergens: ['A', 'G'],
  isEnabled: true,
};
const branch: FactBranch = {
  name: 'Am Markt',
  isPublic: true,
  street: 'Hauptplatz 3',
  zipCode: '8010',
  city: 'Graz',
  timeZone: 'Europe/Vienna',
  openingHours: [],
};
const plain = (text: string | undefined) => text?.replaceAll('\u00a0', ' ');
const priceOf = (more: Partial<FactProduct>) => plain(productFacts({ ...pizza, ...more }, 'EUR').price);

// FACT-02
describe('facts of a product', () => {
  test('show the price as the menu does', () => {
    expect(priceOf({})).toBe('10,90 €');
    expect(priceOf({ unit: 'kilogram', pricing: 'approximate', price: 34.9 })).toBe('ca. 34,90 € / kg');
    expect(priceOf({ pricing: 'minimum' })).toBe('ab 10,90 €');
    expect(priceOf({ price: 2.9, deposit: 0.25, contentQuantity: 0.5, contentUnit: 'liter' })).toBe(
      '2,90 € zzgl. 0,25 € Pfand (5,80 €/l)',
    );
    expect(plain(productFacts(pizza, 'CHF').price)).toMatch(/CHF/);
  });

  test('never show a hidden price', () => {
    expect(priceOf({ isPriceHidden: true, deposit: 0.25 })).toBe('Preis auf Anfrage');
  });

  test('name allergens, and never take unknown ones for none', () => {
    const allergens = (more: Partial<FactProduct>) => productFacts({ ...pizza, ...more }, 'EUR').allergens;
    expect(allergens({})).toBe('Gluten, Milch');
    expect(allergens({ allergens: [] })).toBe('Allergene auf Anfrage');
    expect(allergens({ allergens: [], isFreeOfAllergens: true })).toBe('keine der 14 Allergene');
  });

  test('are left out while guests do not see the product', () => {
    expect(productFacts({ ...pizza, isEnabled: false }, 'EUR')).toEqual({});
  });
});

// FACT-03
describe('facts of a branch', () => {
  const monday = new Date('2026-11-23T10:00:00Z');
  const hours = (openingHours: FactBranch['openingHours'], more: Partial<FactBranch> = {}, now = monday) =>
    branchFacts({ ...branch, openingHours, ...more }, now).hours;
  const lunch = { type: 'daily', from: '11:00', to: '14:30' } as const;

  test('show hours and address in one line', () => {
    const dinner = { type: 'daily', from: '17:00', to: '24:00' } as const;
    expect(hours([lunch, dinner])).toBe('täglich 11:00–14:30, 17:00–24:00');
    expect(hours([lunch, { type: 'sunday', isClosed: true }])).toBe('Montag bis Samstag 11:00–14:30; Sonntag Ruhetag');
    expect(hours([{ type: 'daily', from: '00:00', to: '24:00' }])).toBe('rund um die Uhr');
    expect(branchFacts(branch, monday)).toEqual({
      name: 'Am Markt',
      address: 'Hauptplatz 3, 8010 Graz',
      hours: undefined,
    });
    expect(branchFacts({ ...branch, street: '', zipCode: '', city: '' }, monday).address).toBeUndefined();
  });

  test('count a dated entry in its own week only', () => {
    const rules = [lunch, { type: 'once', date: '2026-11-25', isClosed: true }] as const;
    const shown = 'Montag bis Dienstag 11:00–14:30; Mittwoch geschlossen; Donnerstag bis Sonntag 11:00–14:30';
    expect(hours(rules)).toBe(shown);
    // Sunday evening in UTC is Monday in Vienna.
    expect(hours(rules, {}, new Date('2026-11-29T23:30:00Z'))).toBe('täglich 11:00–14:30');
    expect(hours(rules, { timeZone: 'Europe/London' }, new Date('2026-11-29T23:30:00Z'))).toBe(shown);
  });

  test('hide the hours of a branch that is not public', () => {
    expect(hours([lunch], { isPublic: false })).toBeUndefined();
  });
});

// FACT-05
test('names facts in the lists of editors', () => {
  const id = '0b5b7c1e-8f0a-4c67-9f0e-000000000001';
  expect(withNamedFacts(`{{name:${id}}} um {{price:${id}}}`)).toBe('[Name] um [Preis]');
  expect(withNamedFacts('Team')).toBe('Team');
});
