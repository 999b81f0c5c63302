import { expect, test } from '@jest/globals';
import { zoneOfBusiness } from './zone-of-business.ts';

test('uses the time zone of the oldest branch, in any order', () => {
  const [old, young] = [
    { id: '0199f000-0000-7000-8000-000000000001', timeZone: 'America/New_York' },
    { id: '0199f000-0000-7000-8000-000000000002', timeZone: 'Europe/Zurich' },
  ];
  expect([zoneOfBusiness([young, old]), zoneOfBusiness([young]), zoneOfBusiness([])]).toEqual([
    'America/New_York',
    'Europe/Zurich',
    'Europe/Vienna',
  ]);
});
