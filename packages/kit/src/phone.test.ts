import { expect, test } from '@jest/globals';
import { commonPhoneRegion, parsePhone, phoneRegionOf, shownPhone, storedPhone } from './phone.ts';

// CUSTOMER-04
test('stores different spellings of a number alike', () => {
  const spellings = [
    '+43 (0)664 7654321',
    '+43 0664 7654321',
    '0043 664 765 43 21',
    '0664/765 43 21',
    '0664-7654321',
    '+4306647654321',
    '664 7654321',
    '٠٦٦٤ 7654321',
  ];
  expect(spellings.map((text) => parsePhone(text, 'AT'))).toEqual(spellings.map(() => '+436647654321'));
});

test('parses a national number by the country of its branch', () => {
  const at = (timeZone?: string) => parsePhone('079 123 45 67', phoneRegionOf({ timeZone }));
  expect([at('Europe/Zurich'), at('Europe/Berlin')]).toEqual(['+41791234567', '+49791234567']);
  expect(phoneRegionOf({ timeZone: 'Europe/London' })).toBe('AT');
  expect(
    commonPhoneRegion([{ timeZone: 'Europe/Vienna' }, { timeZone: 'Europe/Berlin' }, { timeZone: 'Europe/Berlin' }]),
  ).toBe('DE');
  expect(commonPhoneRegion([])).toBe('AT');
  expect(parsePhone('+41 079 123 45 67', 'AT')).toBe('+41791234567');
});

test.each([
  '+43 1 5352418 Durchwahl 12',
  '+43 1 5352418 ext 12',
  '12345678901234567890123456789012345',
  '112',
  '+43 664 12',
  'keine',
  '+999 123456',
])('rejects %s, which cannot be dialled', (text) => {
  expect(parsePhone(text, 'AT')).toBeUndefined();
  expect(() => storedPhone(text, { region: 'AT' })).toThrow('PHONE_INVALID');
});

test('keeps an old invalid number if only other fields change', () => {
  expect(storedPhone('DW 12', { region: 'AT', before: 'DW 12' })).toBe('DW 12');
  expect(storedPhone('', { region: 'AT', before: 'DW 12' })).toBe('');
});

test('keeps the grouping of a displayed number', () => {
  const shown = (text: string) => shownPhone(text, { region: 'AT' });
  expect(['+43 512 57 19 40', '0512/57 19 40', '+43 (0)1 5352418', ''].map(shown)).toEqual([
    '+43 512 57 19 40',
    '+43 512 571940',
    '+43 1 5352418',
    '',
  ]);
});
