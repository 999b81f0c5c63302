import { expect, test } from '@jest/globals';
import type { Branch } from '@theke/contracts/catalog/branch';
import { branchState, inOrder, offeredTypesText } from './branch-state.ts';

// A Saturday, 9:00 in Vienna.
const now = new Date('2026-11-21T08:00:00Z');
const branch = (name: string, openingHours: object[], more: object = {}): Branch =>
  ({
    name,
    openingHours,
    timeZone: 'Europe/Vienna',
    isPublic: true,
    isTakeawayEnabled: true,
    ...more,
  }) as unknown as Branch;
const daily = (from: string) => [{ type: 'daily', from, to: '22:00' }];

test('lists open branches first, then those that open next, then inactive ones', () => {
  const branches = [
    branch('away', daily('08:00'), { isPublic: false }),
    branch('without end', []),
    branch('tomorrow', [{ type: 'sunday', from: '11:00', to: '22:00' }]),
    branch('at noon', daily('12:00')),
    branch('delivers from ten', daily('14:00'), { isDeliveryHoursEnabled: true, deliveryHours: daily('10:00') }),
    branch('open', daily('08:00')),
  ];
  const names = ['open', 'delivers from ten', 'at noon', 'tomorrow', 'without end', 'away'];
  expect(inOrder(branches, now).map(({ name }) => name)).toEqual(names);
});

test('a closed branch that takes pre-orders says so', () => {
  const typesText = (one: Branch) => offeredTypesText(one, branchState(one, now), now);
  const more = { isPreorderEnabled: true };
  expect(typesText(branch('closed', daily('12:00'), more))).toBe('Takeaway · Vorbestellung möglich');
  expect(typesText(branch('open', daily('08:00'), more))).toBe('Takeaway');
  expect(typesText(branch('closed', daily('12:00')))).toBe('Takeaway');
});
