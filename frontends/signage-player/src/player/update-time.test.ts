import { expect, test } from '@jest/globals';
import { isUpdateTime } from './update-time.ts';

const zone = 'Europe/Vienna';

test.each([
  ['03:59 in winter', true, Date.UTC(2026, 10, 29, 2, 59), false],
  ['04:00 in winter', true, Date.UTC(2026, 10, 29, 3, 0), true],
  ['05:00 in winter', true, Date.UTC(2026, 10, 29, 4, 0), false],
  ['04:30 in summer', true, Date.UTC(2026, 6, 1, 2, 30), true],
  ['noon, with the standby picture', false, Date.UTC(2026, 10, 29, 11), true],
])('%s', (_name, hasItemOnAir, at, isAllowed) => expect(isUpdateTime(hasItemOnAir, zone, at)).toBe(isAllowed));
