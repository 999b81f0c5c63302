// ZONE-08
import { expect, test } from '@jest/globals';
import { deliveryArea } from '@theke/contracts/catalog/branch';
import type { DraftZone } from './zone-draft.ts';
import { overlapText } from './zone-facts.ts';

const zoneNamed = (area: string): DraftZone => ({ ...deliveryArea.parse({ area }), key: area, points: [] });
const [near, middle, far, alone] = [zoneNamed('Nah'), zoneNamed('Mitte'), zoneNamed('Weit'), zoneNamed('Allein')];

test('names the zone that applies to the shared area, whichever zone is asked for', () => {
  const overlaps = [{ first: near, second: far }];
  expect([near, far, alone].map((zone) => overlapText(zone, overlaps))).toEqual([
    'Überschneidet sich mit „Weit“. Dort gilt die obere Zone der Liste, also „Nah“.',
    'Überschneidet sich mit „Nah“. Dort gilt die obere Zone der Liste, also „Nah“.',
    '',
  ]);
});

test('names all zones that a zone overlaps', () => {
  const overlaps = [
    { first: near, second: middle },
    { first: middle, second: far },
    { first: middle, second: alone },
  ];
  expect(overlapText(middle, overlaps)).toBe(
    'Überschneidet sich mit „Nah“, „Weit“ und „Allein“. Dort gilt jeweils die obere Zone der Liste.',
  );
});
