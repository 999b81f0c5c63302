import { expect, test } from '@jest/globals';
import type { InitConfig } from '@theke/contracts/gateway/init';
import { config } from '@theke/contracts/identity/config';
import { isNewBusiness } from './is-new-business.ts';
import { missingSteps, type SetupFacts, setupSteps } from './setup-steps.ts';

const opened = { needsLegalTexts: true, enableCash: true };
const configOf = (changed: object = {}) =>
  config.parse({ shopName: 'Gasthaus', version: 1, ...opened, ...changed }) as InitConfig;
const legalTexts = { imprintText: 'Gasthaus', termsAndConditionsText: 'AGB', privacyPolicyText: 'Datenschutz' };
const branch: SetupFacts['branches'][number] = { id: 'b1', name: 'Neubau', openingHours: [] };
const open = { ...branch, openingHours: [{ type: 'daily', from: '11:00', to: '22:00' }] } as typeof branch;
const nothing: SetupFacts = { config: configOf(), branches: [], products: 0, menus: 0, devices: 0 };
const isDone = (facts: SetupFacts) => setupSteps(facts).map((step) => step.isDone);

test('SETUP-01: a business just created has switched on cash only', () => {
  expect(isDone(nothing)).toEqual([false, false, false, false, true, false]);
  expect(missingSteps(setupSteps(nothing))).toBe(
    'Impressum, AGB und Datenschutz, Filiale und Öffnungszeiten, Speisekarte',
  );
  expect(isNewBusiness(nothing as never)).toBe(true);
});

test('SETUP-01: a step is done when its data are there', () => {
  expect(isDone({ ...nothing, config: configOf({ theme: { brand: '#7a1022' } }) })[0]).toBe(true);
  expect(isDone({ ...nothing, config: configOf(legalTexts) })[1]).toBe(true);
  expect(isDone({ ...nothing, branches: [branch] })[2]).toBe(false);
  expect(isDone({ ...nothing, branches: [open] })[2]).toBe(true);
  expect(isDone({ ...nothing, products: 3 })[3]).toBe(false);
  expect(isDone({ ...nothing, products: 3, menus: 1 })[3]).toBe(true);
  expect(isDone({ ...nothing, config: configOf({ enableCash: false }) })[4]).toBe(false);
  expect(isDone({ ...nothing, devices: 1 })[5]).toBe(true);
});

test('SETUP-01: nothing is missing once guests can order, whatever else is open', () => {
  const facts = { ...nothing, config: configOf(legalTexts), branches: [open, branch], products: 1, menus: 1 };
  expect(missingSteps(setupSteps(facts))).toBe('');
  expect(isDone(facts)).toEqual([false, true, false, true, true, false]);
  expect(isNewBusiness(facts as never)).toBe(false);
});

test('a method without its module is not offered as switched on', () => {
  const facts = { ...nothing, config: configOf({ enableATMCard: true, enablePluginATMCard: false }) };
  expect(setupSteps(facts)[4]?.text).toBe('Eingeschaltet: bar.');
});

test('the next thing of the menu to create is offered first', () => {
  const paths = (facts: SetupFacts) => setupSteps(facts)[3]?.actions.map(({ to }) => to);
  expect(paths(nothing)).toEqual(['/products/create', '/products/import', '/menus/create']);
  expect(paths({ ...nothing, products: 2 })).toEqual(['/menus/create', '/products/create', '/products/import']);
});

test('a business that only has a website is not new', () =>
  expect(isNewBusiness({ ...nothing, config: configOf(legalTexts) } as never)).toBe(false));
