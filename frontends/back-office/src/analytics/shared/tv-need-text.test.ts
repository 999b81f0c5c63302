import { expect, test } from '@jest/globals';
import type { TvNeed } from '@theke/contracts/signage/device';
import { tvNeedText } from './tv-need-text.ts';

const now = Date.parse('2026-11-21T18:30:00.000Z');
const need: TvNeed = {
  device: { id: '0199f000-0000-7000-8000-000000000001' },
  name: 'Theke links',
  branch: { id: '0199f000-0000-7000-8000-000000000002' },
  reason: 'silent',
  since: '2026-11-21T18:18:00.000Z',
  message: '',
};

test('says what is wrong with a TV, and since when', () => {
  expect(tvNeedText(need, now)).toBe('offline, seit 12 Min.');
  expect(tvNeedText({ ...need, reason: 'outdated' }, now)).toBe('zeigt alten Stand, seit 12 Min.');
  expect(tvNeedText({ ...need, reason: 'clock' }, now)).toBe('Uhr geht falsch');
  expect(tvNeedText({ ...need, reason: 'errors', message: 'Bild fehlt' }, now)).toBe(
    'überspringt eine Szene: Bild fehlt',
  );
});
