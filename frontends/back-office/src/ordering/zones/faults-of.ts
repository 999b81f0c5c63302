import { branches } from '@theke/contracts/catalog/branch';
import { toFaults } from '@theke/contracts/errors';
import { z } from 'zod';
import { type Area, changedAreas, type DraftZone } from './zone-draft.ts';

const schema = z.object({ deliveryAreas: branches.draft.shape.deliveryAreas });

/** What the server would refuse about the zones of a branch, by the key of the zone. */
export function faultsOf(branch: { deliveryAreas: Area[] }, zones: readonly DraftZone[]): ReadonlyMap<string, string> {
  const deliveryAreas = changedAreas(branch, zones);
  const parsed = schema.safeParse({ deliveryAreas }, { reportInput: true });
  if (parsed.success) return new Map();
  const firstZone = deliveryAreas.length - zones.length;
  return new Map(
    toFaults(parsed.error, schema)
      .toReversed()
      .flatMap(({ field = '', message }): [string, string][] => {
        const zone = zones[Number(field.split('.')[1]) - firstZone];
        return zone ? [[zone.key, message]] : [];
      }),
  );
}
