import { expect, test } from '@jest/globals';
import { zoneGroups } from './zone-groups.ts';

const supported = Intl.supportedValuesOf('timeZone');
const zonesIn = (stored: string) => zoneGroups(supported, stored).flatMap(({ zones }) => zones);

test('lists every zone once, Vienna first', () => {
  const zones = zonesIn('Europe/Vienna');
  expect(zones[0]).toBe('Europe/Vienna');
  expect(new Set(zones).size).toBe(zones.length);
  expect(zones).toEqual(expect.arrayContaining(supported));
});

test('keeps the stored zone selectable, even under a legacy name', () => {
  for (const stored of ['Europe/Vienna', 'America/New_York', 'Asia/Calcutta', 'US/Eastern'])
    expect(zonesIn(stored).filter((zone) => zone === stored)).toEqual([stored]);
});
