import { z } from 'zod';
import { action, collection, listEndpoint, readEndpoint } from '../collection.ts';
import { endpoint } from '../endpoint.ts';
import { defineEvent } from '../event.ts';
import { field } from '../field.ts';
import { oneLine } from '../one-line.ts';
import { reference } from '../reference.ts';
import { exampleId, exampleIds, id, instant, ref, version } from '../wire.ts';
import { workingSchedules } from './working-schedule.ts';

const personal = { personal: true };

/** `declined` by the colleague, `rejected` by the manager of the branch. */
export const swapState = z.enum(['requested', 'accepted', 'declined', 'approved', 'rejected', 'withdrawn']);
export type SwapState = z.output<typeof swapState>;
export const swapStateLabels: Record<SwapState, string> = {
  requested: 'Gefragt',
  accepted: 'Zugesagt',
  declined: 'Abgesagt',
  approved: 'Genehmigt',
  rejected: 'Abgelehnt',
  withdrawn: 'Zurückgezogen',
};

/** A shift at the time it was offered. */
const offered = {
  startAt: field(instant, 'Beginn'),
  endAt: field(instant, 'Ende'),
  role: field(z.string(), 'Tätigkeit'),
};

const shiftSwap = z.object({
  id,
  version,
  /** The offered shift, as published. */
  shift: field(ref, 'Dienst'),
  branch: field(ref, 'Filiale'),
  ...offered,
  /** Current owner of the shift and the requested colleague. */
  user: field(ref, 'Von'),
  to: field(ref, 'An'),
  /** The colleague gives a shift in return. */
  isExchange: field(z.boolean(), 'Im Tausch'),
  /** The shift in return; null until accepted. */
  inReturn: z.object({ id, ...offered }).nullable(),
  note: field(z.string(), 'Nachricht', personal),
  state: field(swapState, 'Status', { choices: swapStateLabels }),
  /** Reply of the person who decided. */
  answer: field(z.string(), 'Antwort', personal),
  /** Name of the person who decided; empty if undecided. */
  decidedBy: field(z.string(), 'Entschieden von', personal),
  askedAt: field(instant, 'Gefragt am'),
  decidedAt: field(instant.nullable(), 'Entschieden am'),
});
export type ShiftSwap = z.output<typeof shiftSwap>;

/** With the names of both; empty for deleted people. */
export const namedShiftSwap = shiftSwap.extend({
  name: field(z.string(), 'Von', personal),
  toName: field(z.string(), 'An', personal),
});
export type NamedShiftSwap = z.output<typeof namedShiftSwap>;

export const shiftSwaps = collection({
  service: 'time-tracking',
  name: 'shift-swaps',
  one: 'shift-swap',
  label: { one: 'Diensttausch', many: 'Diensttausche' },
  item: namedShiftSwap,
  read: 'working-times.read',
  write: 'shift-swaps.write',
  filters: ['branch', 'state'],
  range: ['startAt'],
  sorts: ['startAt'],
});

/** Earliest first: own requests, requests to the caller, and those in managed branches (TIME-10). */
export const listShiftSwaps = listEndpoint(shiftSwaps);
export const readShiftSwap = readEndpoint(shiftSwaps, namedShiftSwap);

/**
 * Colleagues of the branch who could take over an own shift, by name. Does not show their availability. 404 for others'
 * shifts.
 */
export const listColleagues = endpoint({
  name: 'listColleagues',
  service: 'time-tracking',
  method: 'GET',
  path: '/working-schedules/:id/colleagues',
  summary: 'Dienste: wer übernehmen könnte',
  needs: 'working-times.read',
  params: z.object({ id }),
  reply: {
    kind: 'data',
    schema: z.object({ people: z.array(z.object({ user: ref, name: field(z.string(), 'Name', personal) })) }),
  },
  status: 200,
  example: { params: { id: workingSchedules.exampleId } },
});

/**
 * Asks a colleague to take over an own published shift. Idempotent by id; 409 ID_TAKEN for another request with that
 * id, SHIFT_CHANGED if the plan differs from the published shift or it has begun, ALREADY_OFFERED while another request
 * is open; 422 NOT_OF_BRANCH. Does not show the colleague's availability.
 */
export const createShiftSwap = endpoint({
  name: 'createShiftSwap',
  service: 'time-tracking',
  method: 'POST',
  path: '/shift-swaps',
  summary: 'Diensttausch anfragen',
  needs: 'shift-swaps.write',
  body: z.strictObject({
    id: field(id, 'Kennung'),
    shift: field(ref, 'Dienst'),
    to: reference('users', 'An'),
    isExchange: field(z.boolean(), 'Im Tausch').default(false),
    note: field(oneLine(300), 'Nachricht', {
      ...personal,
      hint: 'Sichtbar für die gefragte Person und die Leitung.',
    }).default(''),
  }),
  reply: { kind: 'data', schema: namedShiftSwap },
  status: 201,
  example: {
    body: {
      id: exampleId('shift-swap'),
      shift: { id: workingSchedules.exampleId },
      to: { id: exampleIds.user },
      note: 'Ich habe da einen Termin.',
    },
  },
});

/**
 * The colleague declines or accepts, with an own shift in return if requested. Idempotent. 409 ALREADY_DECIDED,
 * SHIFT_CHANGED; 422 RETURN_MISSING, OVERLAPS_SHIFT; 403 for anyone else, except admins.
 */
export const answerShiftSwap = action(shiftSwaps, 'answer', {
  name: 'answerShiftSwap',
  summary: 'Auf einen Diensttausch antworten',
  body: z.strictObject({
    state: field(z.enum(['accepted', 'declined']), 'Antwort', {
      choices: { accepted: 'Zusagen', declined: 'Absagen' },
    }),
    inReturn: field(ref.nullable(), 'Dafür').default(null),
  }),
  reply: namedShiftSwap,
  example: { state: 'accepted' },
});

/**
 * The manager of the branch decides an accepted swap. Approval swaps the shifts in the plan and as published, and
 * notifies both. Idempotent. 409 ALREADY_DECIDED, NOT_ACCEPTED, SHIFT_CHANGED; 422 OVERLAPS_SHIFT, BREAKS_LAW, or if a
 * rejection has no reason; 403 for one's own, except for admins.
 */
export const decideShiftSwap = action(shiftSwaps, 'decide', {
  name: 'decideShiftSwap',
  summary: 'Über einen Diensttausch entscheiden',
  needs: 'working-times.write',
  body: z.strictObject({
    state: field(z.enum(['approved', 'rejected']), 'Entscheidung', {
      choices: { approved: 'Genehmigen', rejected: 'Ablehnen' },
    }),
    answer: field(oneLine(300), 'Antwort', personal).default(''),
  }),
  reply: namedShiftSwap,
  example: { state: 'approved' },
});

/** The requester may withdraw an undecided request. Idempotent. 409 ALREADY_DECIDED. */
export const withdrawShiftSwap = action(shiftSwaps, 'withdraw', {
  name: 'withdrawShiftSwap',
  summary: 'Diensttausch zurückziehen',
  reply: namedShiftSwap,
});

export const shiftSwapChanged = defineEvent({
  type: 'time-tracking.shift-swap-changed.v1',
  kind: 'time-tracking.shift-swap',
  summary: 'Ein Diensttausch wurde angefragt, beantwortet, entschieden oder zurückgezogen.',
  data: shiftSwap.omit({ version: true }),
  example: {
    id: exampleId('shift-swap'),
    shift: { id: workingSchedules.exampleId },
    branch: { id: exampleIds.branch },
    startAt: '2030-01-08T15:00:00.000Z',
    endAt: '2030-01-08T22:00:00.000Z',
    role: 'Küche',
    user: { id: exampleIds.user },
    to: { id: exampleIds.user },
    isExchange: false,
    inReturn: null,
    note: '',
    state: 'requested',
    answer: '',
    decidedBy: '',
    askedAt: '2030-01-02T08:00:00.000Z',
    decidedAt: null,
  },
  isForOutside: true,
});

export const shiftSwapEndpoints = [
  listColleagues,
  listShiftSwaps,
  readShiftSwap,
  createShiftSwap,
  answerShiftSwap,
  decideShiftSwap,
  withdrawShiftSwap,
] as const;
