import type { ListConditions } from '@theke/kit/resource/postgres-resource-store';

/** Segments with an item that shows the scene. */
export const segmentConditions: ListConditions = {
  scene: (at) =>
    `doc -> 'items' @> jsonb_build_array(jsonb_build_object('scene', jsonb_build_object('id', $${at}::text)))`,
};

/** Streams that play the segment at some time. */
export const streamConditions: ListConditions = {
  segment: (at) => `($${at}::text in (doc -> 'fallback' ->> 'id', doc -> 'interruption' -> 'segment' ->> 'id')
    or doc -> 'entries' @> jsonb_build_array(jsonb_build_object('segment', jsonb_build_object('id', $${at}::text))))`,
};
