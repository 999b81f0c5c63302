import { useZoneOf } from '@theke/admin/api/use-zone-of.ts';
import { digitalSignageSegments } from '@theke/contracts/signage/segment';
import type { StreamEntryDraft } from '@theke/contracts/signage/stream';
import { type EntryFault, findEntryFaults } from '@theke/rules/signage/entry-faults';
import { useNow } from '@theke/ui/use-now';
import { useEveryEntry } from '../shared/use-every-entry.ts';
import { useTvs } from '../shared/use-tvs.ts';

/**
 * Returns why an entry of a stream can never play. While segments and TVs are unknown there is no fault.
 * @param stream undefined for a new stream, which no TV can play yet
 */
export function useEntryFaults(stream: string | undefined): (entry: StreamEntryDraft) => EntryFault[] {
  const now = useNow(60_000).getTime();
  const zoneOf = useZoneOf();
  const { data: segments } = useEveryEntry(digitalSignageSegments);
  const { data: tvs } = useTvs();
  const players = tvs?.filter((tv) => tv.isEnabled && tv.stream?.id === stream);
  const around = {
    zone: zoneOf(players?.[0]?.branch.id),
    now,
    itemCounts: new Map(segments?.map(({ id, items }) => [id, items.length])),
    // A new stream can only be chosen for a TV after it is saved.
    tvCount: stream === undefined ? 1 : (players?.length ?? 1),
  };
  return (entry) => {
    if (!segments || !entry.segment) return [];
    return findEntryFaults(entry, around);
  };
}
