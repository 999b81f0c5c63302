import { expect, test } from '@jest/globals';
import { toFaults } from '../errors.ts';
import { type Branch, branches } from './branch.ts';

const at = (longitude: number, latitude: number) => ({ latitude, longitude });
const triangle = [at(16, 48), at(17, 48), at(17, 49)];
const draftWith = (...deliveryAreas: object[]) =>
  branches.draft.safeParse({ ...branches.example, deliveryAreas }, { reportInput: true });
const faultsOf = (...deliveryAreas: object[]) => {
  const parsed = draftWith(...deliveryAreas);
  return parsed.success ? [] : toFaults(parsed.error, branches.draft).map(({ code, field }) => [code, field]);
};

// ZONE-01
test('accepts a simple outline, and names the fault of others', () => {
  expect(faultsOf({ area: 'Nah', points: triangle }, { area: '1080 Wien' }, { area: '1080 Wien' })).toEqual([]);
  expect(faultsOf({ area: 'Nah', points: triangle.slice(1) })).toEqual([['TOO_FEW_POINTS', 'deliveryAreas.0.points']]);
  expect(faultsOf({ area: 'Nah', points: [at(0, 0), at(1, 1), at(1, 0), at(0, 1)] })).toEqual([
    ['EDGES_CROSS', 'deliveryAreas.0.points'],
  ]);
  expect(faultsOf({ area: 'Nah', points: triangle }, { area: 'Nah' })).toEqual([
    ['AREA_NAME_TAKEN', 'deliveryAreas.1.area'],
  ]);
});

test('shows guests that an area is a zone, but not its outline', () => {
  const parsed = draftWith({ area: 'Nah', points: triangle }, { area: '1080 Wien' });
  const shown = branches.toPublic?.(parsed.data as unknown as Branch) as { deliveryAreas: object[] };
  expect(JSON.parse(JSON.stringify(shown.deliveryAreas))).toMatchObject([
    { area: 'Nah', isDrawn: true },
    { area: '1080 Wien' },
  ]);
  expect(JSON.stringify(shown)).not.toContain('"points"');
});
