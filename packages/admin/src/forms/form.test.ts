import { expect, test } from '@jest/globals';
import { branches } from '@theke/contracts/catalog/branch';
import { products } from '@theke/contracts/catalog/product';
import { users } from '@theke/contracts/identity/user';
import { devices } from '@theke/contracts/notifications/device';
import { draftResolver, flatFaults } from './draft-resolver.ts';
import { numberFault, parseNumber } from './editors/parse-number.ts';
import { formSections } from './form-sections.ts';
import { initialValue } from './initial-value.ts';

test('sections follow the schema, and objects are expanded into their fields', () => {
  const sections = formSections(products.draft);
  expect(sections.map(({ title }) => title)).toEqual([
    'Allgemein',
    'Allergene',
    'Preis und Einheiten',
    'Konfiguration',
    'Verfügbarkeit',
    'Steuern',
    'Englisch',
  ]);
  expect(sections[3]?.fields.map(({ name }) => name)).toEqual(['config.parts', 'isStepByStep']);
});

test('a new branch only needs the fields without default', () => {
  const errors = draftResolver(branches.draft)(initialValue(branches.draft) as never, undefined, {} as never);
  expect(flatFaults((errors as { errors: unknown }).errors).map(({ field }) => field)).toEqual(['name', 'identifier']);
});

test("reports a missing choice by the field's own name", () => {
  const draft = { ...(initialValue(devices.draft) as object), name: 'Küche', identifier: 'kueche-1' };
  const result = draftResolver(devices.draft)(draft as never, undefined, {} as never) as { errors: unknown };
  expect(flatFaults(result.errors)).toEqual([{ field: 'branch', message: 'Bitte füllen Sie „Filiale“ aus.' }]);
});

test('finds a fault nested in a list by its path', () => {
  const draft = {
    ...(initialValue(products.draft) as object),
    name: 'Pizza',
    price: 9.9,
    tax: 10,
    config: { parts: [{ name: 'Teig', type: 'select', options: [{ name: '' }] }] },
  };
  const result = draftResolver(products.draft)(draft as never, undefined, {} as never) as { errors: unknown };
  expect(flatFaults(result.errors)).toEqual([
    { field: 'config.parts.0.options.0.name', message: '„Name“ darf nicht leer sein.' },
  ]);
});

// QTY-01
test.each([
  ['10,90', 10.9],
  ['1.234,5', 1234.5],
  ['10.9', 10.9],
  [' 7 ', 7],
  ['', null],
  ['1.234,50', 1234.5],
  ['1234,5', 1234.5],
  ['1.234.567', 1234567],
  ['1 234,50', 1234.5],
  ['1’234.50', 1234.5],
  ['9,90 €', 9.9],
  ['€ 9,90', 9.9],
  ['12 %', 12],
  ['−3,5', -3.5],
  ['0.335', 0.335],
  ['1,234', 1.234],
  ['1234.567', 1234.567],
  ['viel', Number.NaN],
  ['1.2,5', Number.NaN],
  ['1.234', Number.NaN],
  ['1,234.50', Number.NaN],
])('%s is read as %s', (text, number) => expect(parseNumber(text)).toEqual(number));

// OFFICE-13
test.each([
  ['1.234', '„1.234“ ist nicht eindeutig. Bitte schreiben Sie 1234 oder 1,234.'],
  ['1,234.50', '„1,234.50“ ist nicht eindeutig. Bitte schreiben Sie 1234,50 oder 1,23450.'],
  ['viel', 'Das ist keine Zahl. Bitte schreiben Sie sie zum Beispiel als 1234,50.'],
  ['1.234,50', undefined],
  ['', undefined],
])('%s is rejected with a question', (text, fault) => expect(numberFault(text)).toBe(fault));

test('allows a user without password and sends no empty password', () => {
  const draft = {
    ...(initialValue(users.draft) as object),
    firstName: 'Dora',
    lastName: 'Huber',
    email: 'dora@marillo.example',
    roles: ['ROLE_MANAGER'],
  };
  const result = draftResolver(users.draft)(draft as never, undefined, {} as never) as { values: object };
  expect(result).toMatchObject({ errors: {}, values: { isActive: true, expiresAt: null } });
  expect(JSON.stringify(result.values)).not.toContain('password');
});
