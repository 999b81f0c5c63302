import { expect, test } from '@jest/globals';
import { apiMap } from '@theke/topology/topology';
import { findAnswerer } from './find-answerer.ts';

const map = new Map(Object.entries(apiMap));

test('STAT-06, STAT-07: routes statistics to analytics, and those of one person to time tracking', () => {
  expect(findAnswerer(map, '/api/statistics/revenue')).toBe('analytics');
  expect(findAnswerer(map, '/api/statistics/user-profile')).toBe('time-tracking');
  expect(findAnswerer(map, '/api/statistics/user-profile/')).toBe('time-tracking');
  expect(findAnswerer(map, '/api/statistics/user-profile-working-activities')).toBe('time-tracking');
  expect(findAnswerer(map, '/api/statistics')).toBe('analytics');
  expect(findAnswerer(map, '/api/nobody/user-profile')).toBeUndefined();
  expect(findAnswerer(map, '/api')).toBeUndefined();
});
