import { expect, test } from '@jest/globals';
import { directionsTo } from './directions.ts';

const branchAddress = { name: 'Lend', street: '', zipCode: '', city: '', latitude: null, longitude: null };
const goal = (branch: object) =>
  new URL(directionsTo({ ...branchAddress, ...branch }) ?? '').searchParams.get('destination');

// BRANCHES-01
test('directions use the address, otherwise the coordinates; undefined without both', () => {
  const address = { street: 'Große Gasse 1 & 2', zipCode: '8020', city: 'Graz' };
  expect(goal({ ...address, latitude: 47.1, longitude: 15.4 })).toBe('Große Gasse 1 & 2, 8020 Graz');
  expect(goal({ latitude: 47.1, longitude: 0 })).toBe('47.1,0');
  expect(directionsTo({ ...branchAddress, latitude: 47.1 })).toBe(undefined);
});
