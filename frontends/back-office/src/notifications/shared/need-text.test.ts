import { expect, test } from '@jest/globals';
import type { DeviceNeed } from '@theke/contracts/notifications/device';
import { needText } from './need-text.ts';

const now = Date.parse('2026-11-21T18:30:00.000Z');
const need: DeviceNeed = {
  device: { id: '0199f000-0000-7000-8000-000000000001' },
  name: 'Küche',
  branch: { id: '0199f000-0000-7000-8000-000000000002' },
  type: 'cloudprnt',
  reason: 'reports',
  says: '410 Out of paper',
  since: '2026-11-21T18:18:00.000Z',
  papers: 0,
};
const textOf = (changes: Partial<DeviceNeed>) => needText({ ...need, ...changes }, now);

test('translates known printer codes to German and shows unknown ones unchanged', () => {
  expect(textOf({})).toBe('Papier leer');
  expect(textOf({ says: '420 Cover open', papers: 1 })).toBe('Deckel offen, 1 Bon nicht gedruckt');
  expect(textOf({ says: '499 Something' })).toBe('Drucker meldet „499 Something“');
});

test('says since when a device is silent or papers are waiting', () => {
  expect(textOf({ reason: 'silent', says: null })).toBe('meldet sich nicht, seit 12 Min.');
  expect(textOf({ reason: 'silent', says: null, papers: 2 })).toBe(
    'meldet sich nicht, seit 12 Min., 2 Bons nicht gedruckt',
  );
  expect(textOf({ reason: 'unprinted', says: null, papers: 3 })).toBe('3 Bons nicht gedruckt, seit 12 Min.');
});
