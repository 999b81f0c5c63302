import { expect, test } from '@jest/globals';
import { faultsOf } from './errors.ts';
import { instant } from './wire.ts';

test('a year that no database can store is refused', () => {
  const { error } = instant.safeParse('0000-01-01T00:00:00Z', { reportInput: true });
  expect(error && faultsOf(error, instant)).toMatchObject([{ code: 'OUT_OF_RANGE' }]);
  expect(instant.safeParse('0001-01-01T00:00:00Z').success).toBe(true);
});
