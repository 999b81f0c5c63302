import { z } from 'zod';
import { action, collection, listOf, readOf } from '../collection.ts';
import { endpoint } from '../endpoint.ts';
import { defineEvent } from '../event.ts';
import { field } from '../field.ts';
import { oneLine } from '../one-line.ts';
import { reference } from '../reference.ts';
import { exampleId, exampleIds, id, instant, ref, version } from '../wire.ts';
import { workingSchedules } from './working-schedule.ts';

const personal = { personal: true };

/** `declined` by the colleague, `rejected` by whoever leads the branch. */
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

/** A shift as it stood when it was offered. */
const offered = {
  startAt: field(instant, 'Beginn'),
  endAt: field(instant, 'Ende'),
  role: field(z.string(), 'Tätigkeit'),
};

const kept = z.object({
  id,
  version,
  /** What is to change hands, as it was published. */
  shift: field(ref, 'Dienst'),
  branch: field(ref, 'Filiale'),
  ...offered,
  /** Who has it, and who is to have it. */
  user: field(ref, 'Von'),
  to: field(ref, 'An'),
  /** In return for one of the colleague's, and not handed over for nothing. */
  isExchange: field(z.boolean(), 'Im Tausch'),
  /** Which one the colleague gives; null until they accept. */
  inReturn: z.object({ id, ...offered }).nullable(),
  note: field(z.string(), 'Nachricht', personal),
  state: field(swapState, 'Stand', { choices: swapStateLabels }),
  /** What whoever decided had to say. */
  answer: field(z.string(), 'Antwort', personal),
  /** Who decided; empty while nobody did. */
  decidedBy: field(z.string(), 'Entschieden von', personal),
  askedAt: field(instant, 'Gefragt am'),
  decidedAt: field(instant.nullable(), 'Entschieden am'),
});
export type ShiftSwap = z.output<typeof kept>;

/** With the names of both; empty for somebody who is no longer there. */
export const namedShiftSwap = kept.extend({
  name: field(z.string(), 'Von', personal),
  toName: field(z.string(), 'An', personal),
});
export type NamedShiftSwap = z.output<typeof namedShiftSwap>;

export const shiftSwaps = collection({
  service: 'time-tracking',
  name: 'shift-swaps',
  one: 'shift-swap',
  label: { one: 'Diensttausch', many: 'Diensttausche' },
  of: namedShiftSwap,
  read: 'working-times.read',
  write: 'shift-swaps.write',
  filters: ['branch', 'state'],
  range: ['startAt'],
  sorts: ['startAt'],
});

/** The earliest first: what one asked for or is asked for, and what was asked in branches that one leads (TIME-10). */
export const listShiftSwaps = listOf(shiftSwaps);
export const readShiftSwap = readOf(shiftSwaps, namedShiftSwap);

/** By name, who could do a shift of one's own: everybody else of its branch. What they do then is not told. 404 for others' shifts. */
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
 * Asks a colleague to do a published shift of one's own. The same id again is answered as it stands and asks once; 409 ID_TAKEN for another one by it,
 * SHIFT_CHANGED where the shift is not published as it is planned, or has begun, ALREADY_OFFERED while another colleague is asked;
 * 422 NOT_OF_BRANCH. Whether the colleague is free then is not told.
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
      hint: 'Liest, wen Sie fragen, und wer entscheidet.',
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
 * The colleague accepts, for one of their own shifts where that is asked for, or declines. The same again changes nothing. 409 ALREADY_DECIDED,
 * SHIFT_CHANGED; 422 RETURN_MISSING, OVERLAPS_SHIFT; 403 for whoever is not asked, but for admins.
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
 * Whoever leads the branch decides what was accepted. Approved the shifts change hands, in the plan and as published, and both are told. The same
 * again changes nothing. 409 ALREADY_DECIDED, NOT_ACCEPTED, SHIFT_CHANGED; 422 OVERLAPS_SHIFT, BREAKS_LAW, and where a refusal says nothing;
 * 403 for one's own, but for admins.
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

/** Who asked takes it back while nobody has decided; again changes nothing. 409 ALREADY_DECIDED. */
export const withdrawShiftSwap = action(shiftSwaps, 'withdraw', {
  name: 'withdrawShiftSwap',
  summary: 'Diensttausch zurückziehen',
  reply: namedShiftSwap,
});

export const shiftSwapChanged = defineEvent({
  type: 'time-tracking.shift-swap-changed.v1',
  kind: 'time-tracking.shift-swap',
  summary: 'Ein Diensttausch wurde angefragt, beantwortet, entschieden oder zurückgezogen.',
  data: kept.omit({ version: true }),
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
