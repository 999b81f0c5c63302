import { expect, test } from '@jest/globals';
import { leadMinutes, preparationStart } from './preparation-start.ts';

const at = new Date('2026-11-24T12:00:00Z');
const begins = (given: Partial<Parameters<typeof preparationStart>[0]>) =>
  preparationStart({ branch: {}, orderType: 'takeaway', leads: [], at, ...given }).toISOString();

// WHEN-12
test('starts preparation as early as the branch needs, and earlier by the ride for deliveries', () => {
  expect(begins({})).toBe('2026-11-24T11:40:00.000Z');
  expect(begins({ branch: { takeawayMinutes: 45 } })).toBe('2026-11-24T11:15:00.000Z');
  expect(begins({ orderType: 'delivery', area: { minutes: 15 } })).toBe('2026-11-24T11:15:00.000Z');
});

// WHEN-12
test('starts earlier for a product with a longer lead time, and ignores shorter ones', () => {
  const cake = leadMinutes({ isLeadTimeEnabled: true, leadTimeType: 'days', leadTimeValue: 2 });
  const roll = leadMinutes({ isLeadTimeEnabled: true, leadTimeType: 'minutes', leadTimeValue: 5 });
  expect(begins({ leads: [roll, cake] })).toBe('2026-11-22T12:00:00.000Z');
  expect(begins({ leads: [roll] })).toBe('2026-11-24T11:40:00.000Z');
  expect(leadMinutes({ isLeadTimeEnabled: false, leadTimeType: 'weeks', leadTimeValue: 1 })).toBe(0);
});
