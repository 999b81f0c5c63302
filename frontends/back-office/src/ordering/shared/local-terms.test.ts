import { expect, test } from '@jest/globals';
import { addressLines } from './address-lines.tsx';
import { methodName } from './method-name.ts';

const address = {
  companyName: '',
  street: 'Hauptstraße 1',
  stairway: '2',
  floor: '',
  door: '',
  zipCode: '10115',
  city: 'Berlin',
};

// CHECKOUT-41
test.each([
  ['Europe/Vienna', 'Bankomatkarte', 'Stiege 2', 'DE'],
  ['Europe/Berlin', 'Girocard', 'Aufgang 2', 'AT'],
  ['Europe/Zurich', 'Debitkarte', 'Eingang 2', 'DE'],
])('staff in %s read %s and %s, and see only other countries', (zone, card, stairway, abroad) => {
  expect(methodName('atm-card', zone)).toBe(card);
  const lines = (country: string) => addressLines({ ...address, country }, zone);
  expect(lines(abroad)).toEqual([
    'Hauptstraße 1',
    stairway,
    '10115 Berlin',
    expect.stringMatching(/Österreich|Deutschland/),
  ]);
  const home = { 'Europe/Vienna': 'AT', 'Europe/Berlin': 'DE', 'Europe/Zurich': 'CH' }[zone] ?? '';
  expect(lines(home)).toHaveLength(3);
});
