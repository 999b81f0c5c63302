import type { ListConditions } from '@theke/kit/resource/postgres-resource-store';

/** Whether an element of a list of the document references the id in parameter `at`. */
const hasReference = (list: string, field: string, at: number): string =>
  `doc -> '${list}' @> jsonb_build_array(jsonb_build_object('${field}', jsonb_build_object('id', $${at}::text)))`;

/** Segments with an item that shows the scene. */
export const segmentConditions: ListConditions = { scene: (at) => hasReference('items', 'scene', at) };

/** Streams that play the segment as an entry, interruption or fallback. */
export const streamConditions: ListConditions = {
  segment: (at) => `($${at}::text in (doc -> 'fallback' ->> 'id', doc -> 'interruption' -> 'segment' ->> 'id')
    or ${hasReference('entries', 'segment', at)})`,
};
