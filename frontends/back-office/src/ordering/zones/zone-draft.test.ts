import { expect, test } from '@jest/globals';
import { deliveryArea } from '@theke/contracts/catalog/branch';
import { changedAreas, initialZones, reduceZones, type ZoneState } from './zone-draft.ts';

const points = [
  { latitude: 48, longitude: 16 },
  { latitude: 48, longitude: 16.1 },
  { latitude: 48.1, longitude: 16.1 },
];
const [named, near, far] = [
  deliveryArea.parse({ area: '1080 Wien' }),
  deliveryArea.parse({ area: 'Nah', points }),
  deliveryArea.parse({ area: 'Weit', points }),
];
const branch = { deliveryAreas: [near, named, far] };
const namesOf = ({ zones }: ZoneState) => zones.map(({ area }) => area);

// ZONE-07
test('undoes each change, the last one first', () => {
  const first = initialZones(branch);
  const [key = ''] = first.zones.map((zone) => zone.key);
  const moved = reduceZones(first, { kind: 'move', from: 0, to: 1 });
  const shorter = reduceZones(moved, { kind: 'points', key, points: points.slice(1) });
  const removed = reduceZones(shorter, { kind: 'remove', key });
  expect([namesOf(moved), namesOf(removed), removed.selected]).toEqual([['Weit', 'Nah'], ['Weit'], 'zone-1']);
  let state = removed;
  for (const before of [shorter, moved, first]) {
    state = reduceZones(state, { kind: 'undo' });
    expect(state.zones).toEqual(before.zones);
  }
  expect(reduceZones(state, { kind: 'undo' })).toBe(state);
});

test('keeps named areas and puts them first', () => {
  const { zones } = initialZones(branch);
  expect(changedAreas(branch, zones)).toEqual([named, near, far]);
});

test('selects a new zone', () => {
  const zone = { ...near, area: 'Neu', key: 'new', points: [] };
  const state = reduceZones(initialZones(branch), { kind: 'save', zone });
  expect([namesOf(state), state.selected]).toEqual([['Nah', 'Weit', 'Neu'], 'new']);
  const renamed = reduceZones(state, { kind: 'save', zone: { ...zone, area: 'Anders' } });
  expect(namesOf(renamed)).toEqual(['Nah', 'Weit', 'Anders']);
});
