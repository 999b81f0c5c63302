// GIFT-19, GIFT-20
import { expect, test } from '@jest/globals';
import fc from 'fast-check';
import { countryOfZone } from '../time/country-of-zone.ts';
import { dateOf, localTime } from '../time/local-time.ts';
import { legalValidity, onlineValidity } from './legal-validity.ts';

test.each([
  ['DE', '2026-01-01', '2029-12-31'],
  ['DE', '2026-12-31', '2029-12-31'],
  ['DE', '2028-02-29', '2031-12-31'],
  ['AT', '2026-11-21', '2056-11-21'],
  ['AT', '2028-02-29', '2058-02-28'],
  ['AT', '2030-02-28', '2060-02-28'],
  ['CH', '2026-12-31', '2036-12-31'],
  ['CH', '2028-02-29', '2038-02-28'],
] as const)('in %s, a card of %s is valid by law until %s', (country, soldOn, until) => {
  expect(legalValidity(country, soldOn)).toBe(until);
});

test('knows no rule for Liechtenstein and ambiguous zones', () => {
  expect(legalValidity('LI', '2026-11-21')).toBeNull();
  expect(legalValidity(countryOfZone('Europe/Rome'), '2026-11-21')).toBeNull();
});

test('the year of a sale around midnight is that of the branch', () => {
  const at = Date.parse('2026-12-31T23:30:00Z');
  expect(legalValidity('DE', dateOf(localTime('Europe/Berlin', at)))).toBe('2030-12-31');
  expect(legalValidity('DE', dateOf(localTime('Europe/London', at)))).toBe('2029-12-31');
});

test('online, a card is valid as agreed, but never shorter than by law', () => {
  const country = fc.constantFrom('DE' as const, 'AT' as const, 'CH' as const, 'LI' as const, undefined);
  const months = fc.option(fc.integer({ min: 1, max: 600 }));
  const day = fc
    .date({ min: new Date('2026-01-01'), max: new Date('2060-12-31'), noInvalidDate: true })
    .map((at) => at.toISOString().slice(0, 10));
  fc.assert(
    fc.property(country, months, day, (where, agreed, soldOn) => {
      const until = onlineValidity(agreed, where, soldOn);
      const legal = legalValidity(where, soldOn);
      if (agreed === null) expect(until).toBeNull();
      else expect((until as string) >= (legal ?? soldOn)).toBe(true);
    }),
  );
  expect(onlineValidity(12, 'DE', '2026-11-21')).toBe('2029-12-31');
  expect(onlineValidity(60, 'DE', '2026-11-21')).toBe('2031-11-21');
  expect(onlineValidity(12, 'LI', '2026-11-21')).toBe('2027-11-21');
});
