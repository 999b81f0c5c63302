import { findZoneOverlaps } from '@theke/rules/delivery/find-zone-overlaps';
import type { Spot } from '@theke/rules/map/map-view';
import { useMemo, useState } from 'react';
import type { ZoneState } from './zone-draft.ts';

/** The zones with the point that is being dragged, and the pairs that overlap meanwhile (ZONE-08). */
export function useShownZones({ zones, selected }: ZoneState) {
  const [dragged, setDragged] = useState<readonly Spot[]>();
  const shown = useMemo(
    () => (dragged ? zones.map((zone) => (zone.key === selected ? { ...zone, points: dragged } : zone)) : zones),
    [zones, selected, dragged],
  );
  const overlaps = useMemo(() => findZoneOverlaps(shown), [shown]);
  return { shown, overlaps, setDragged };
}
