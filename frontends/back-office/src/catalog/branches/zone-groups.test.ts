import { expect, test } from '@jest/globals';
import { zoneGroups } from './zone-groups.ts';

const known = Intl.supportedValuesOf('timeZone');
const zonesIn = (held: string) => zoneGroups(known, held).flatMap(({ zones }) => zones);

test('lists every zone once, Vienna first', () => {
  const zones = zonesIn('Europe/Vienna');
  expect(zones[0]).toBe('Europe/Vienna');
  expect(new Set(zones).size).toBe(zones.length);
  expect(zones).toEqual(expect.arrayContaining(known));
});

test('keeps the stored zone selectable, even under a legacy name', () => {
  for (const held of ['Europe/Vienna', 'America/New_York', 'Asia/Calcutta', 'US/Eastern'])
    expect(zonesIn(held).filter((zone) => zone === held)).toEqual([held]);
});
