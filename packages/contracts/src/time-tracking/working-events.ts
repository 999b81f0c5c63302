import { z } from 'zod';
import { defineEvent, type StateEvents } from '../event.ts';
import { field } from '../field.ts';
import { exampleId, exampleIds, ref } from '../wire.ts';
import { workedActivity } from './working-activity.ts';

/** Carries the complete activity, so the newest event is enough to know its current state. */
const activityPayload = workedActivity.omit({ version: true }).extend({
  /** Not in lists and sums: the activity was deleted by a correction. */
  isRemoved: z.boolean(),
});

const example = {
  id: exampleId('working-activity'),
  user: { id: exampleIds.user },
  branch: { id: exampleIds.branch },
  startAt: '2026-11-21T08:00:00.000Z',
  endAt: null,
  pauses: [],
  state: 'running',
  isLate: false,
  isCorrected: false,
  project: null,
  task: null,
  isRemoved: false,
} as const;

const kind = 'time-tracking.working-activity';

export const activityStarted = defineEvent({
  type: 'time-tracking.activity-started.v1',
  kind,
  summary: 'Jemand hat zu arbeiten begonnen.',
  data: activityPayload,
  example: { ...example, pauses: [] },
  isForOutside: true,
});

export const activityChanged = defineEvent({
  type: 'time-tracking.activity-changed.v1',
  kind,
  summary: 'Eine Aktivität wurde pausiert, fortgesetzt oder korrigiert.',
  data: activityPayload,
  example: { ...example, state: 'paused', pauses: [{ startAt: '2026-11-21T12:00:00.000Z', endAt: null }] },
  isForOutside: true,
});

export const activityEnded = defineEvent({
  type: 'time-tracking.activity-ended.v1',
  kind,
  summary: 'Jemand hat zu arbeiten aufgehört.',
  data: activityPayload,
  example: { ...example, state: 'ended', endAt: '2026-11-21T16:30:00.000Z', pauses: [] },
  isForOutside: true,
});

/**
 * For the audit log: a user accessed another person's times (TIME-10). Published once an hour per pair of people; the
 * actor is the one who looked.
 */
export const timesSeen = defineEvent({
  type: 'time-tracking.times-seen.v1',
  summary: 'Jemand hat die Zeiten einer anderen Person angesehen.',
  data: z.object({ user: field(ref, 'Person') }),
  example: { user: { id: exampleIds.user } },
  isForOutside: true,
});

/** For services with a copy of activities: each event carries the complete state. */
export const workingActivityState: StateEvents<typeof activityPayload> = {
  kind,
  state: activityPayload,
  events: [activityStarted, activityChanged, activityEnded],
  snapshot: activityChanged,
  stateIn: (data) => data as z.output<typeof activityPayload>,
};

export const workingEvents = [activityStarted, activityChanged, activityEnded, timesSeen] as const;
