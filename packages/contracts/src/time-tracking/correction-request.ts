import { z } from 'zod';
import { action, collection, listEndpoint, readEndpoint } from '../collection.ts';
import { endpoint } from '../endpoint.ts';
import { defineEvent } from '../event.ts';
import { field } from '../field.ts';
import { oneLine } from '../one-line.ts';
import { optionalReference } from '../reference.ts';
import { exampleId, exampleIds, id, instant, ref, version } from '../wire.ts';
import { workingFact } from './working-activity.ts';

const personal = { personal: true };

export const correctionState = z.enum(['requested', 'approved', 'rejected', 'withdrawn']);
export type CorrectionState = z.output<typeof correctionState>;
export const correctionStateLabels: Record<CorrectionState, string> = {
  requested: 'Beantragt',
  approved: 'Genehmigt',
  rejected: 'Abgelehnt',
  withdrawn: 'Zurückgezogen',
};

/** Requested times: the activity and all pauses have ended. */
const requestFields = {
  startAt: field(instant, 'Kommen'),
  endAt: field(instant, 'Gehen'),
  pauses: field(
    z.array(z.strictObject({ startAt: field(instant, 'Pause von'), endAt: field(instant, 'Pause bis') })).max(50),
    'Pausen',
  ),
};
const reason = field(oneLine(300).min(3), 'Grund', {
  hint: 'Für die Person, die entscheidet. Er bleibt bei der Aktivität stehen.',
  ...personal,
});

/** The recorded times when the request was made. */
const stood = z.object({
  startAt: instant,
  endAt: instant.nullable(),
  pauses: z.array(z.object({ startAt: instant, endAt: instant.nullable() })),
});

const correctionRequest = z.object({
  id,
  version,
  /** The requester, whose times are corrected. */
  user: field(ref, 'Person'),
  /** The activity to correct; null if nothing was recorded. */
  activity: field(ref.nullable(), 'Aktivität'),
  branch: field(ref, 'Filiale'),
  ...requestFields,
  reason: field(z.string(), 'Grund', personal),
  /** Null if nothing was recorded. */
  was: stood.nullable(),
  state: field(correctionState, 'Status', { choices: correctionStateLabels }),
  /** Reply of the person who decided. */
  answer: field(z.string(), 'Antwort', personal),
  /** Name of the person who decided; empty if undecided. */
  decidedBy: field(z.string(), 'Entschieden von', personal),
  askedAt: field(instant, 'Beantragt am'),
  decidedAt: field(instant.nullable(), 'Entschieden am'),
});
export type CorrectionRequest = z.output<typeof correctionRequest>;

export const namedCorrectionRequest = correctionRequest.extend({ name: field(z.string(), 'Name', personal) });
export type NamedCorrectionRequest = z.output<typeof namedCorrectionRequest>;

export const correctionRequests = collection({
  service: 'time-tracking',
  name: 'correction-requests',
  one: 'correction-request',
  label: { one: 'Korrekturantrag', many: 'Korrekturanträge' },
  item: namedCorrectionRequest,
  read: 'working-times.read',
  write: 'correction-requests.write',
  filters: ['user', 'branch', 'state'],
  range: ['startAt'],
  sorts: ['startAt'],
});

/** Result of approving the request now. */
const check = z.object({
  /**
   * Reason why approval would be rejected: overlapping times, times changed since, or a closed month; null if possible.
   */
  refusal: z.object({ code: z.string(), message: z.string() }).nullable(),
  /** Whether the applicable law is known. */
  isJudged: z.boolean(),
  /** Legal warnings that approval would add (TIME-09). */
  warnings: z.array(
    z.object({ rule: z.string(), severity: z.enum(['breach', 'notice']), date: z.iso.date(), text: z.string() }),
  ),
});
export type CorrectionCheck = z.output<typeof check>;

/** With the facts of its day, and the result of an approval; null if decided. */
const opened = namedCorrectionRequest.extend({ stamps: z.array(workingFact), check: check.nullable() });
export type OpenedCorrectionRequest = z.output<typeof opened>;

/** Latest first: one's own, those for managed branches, or all (TIME-10). */
export const listCorrectionRequests = listEndpoint(correctionRequests);
export const readCorrectionRequest = readEndpoint(correctionRequests, opened);

/** Maximum number of open requests checked at once. */
export const maxChecked = 50;

/** The check of each open request that the caller may decide, latest first. */
export const readCorrectionChecks = endpoint({
  name: 'readCorrectionChecks',
  service: 'time-tracking',
  method: 'GET',
  path: '/correction-requests/checks',
  summary: 'Offene Korrekturanträge prüfen',
  needs: 'working-times.write',
  query: z.strictObject({ branch: field(id, 'Filiale').optional() }),
  reply: { kind: 'data', schema: z.array(check.extend({ id })) },
  status: 200,
  example: { query: { branch: exampleIds.branch } },
});

/**
 * For one's own times only. Idempotent by id; 409 ID_TAKEN for another request with that id. 409 MONTH_CLOSED,
 * ALREADY_ASKED; 422 with the errors of a correction, NOTHING_CHANGED, LASTS_TOO_LONG.
 */
export const createCorrectionRequest = endpoint({
  name: 'createCorrectionRequest',
  service: 'time-tracking',
  method: 'POST',
  path: '/correction-requests',
  summary: 'Korrektur beantragen',
  needs: 'correction-requests.write',
  body: z.strictObject({
    id: field(id, 'Kennung'),
    activity: field(ref.nullable(), 'Aktivität').default(null),
    /** The branch, if nothing was recorded. */
    branch: optionalReference('branches', 'Filiale'),
    ...requestFields,
    pauses: requestFields.pauses.default([]),
    reason,
  }),
  reply: { kind: 'data', schema: namedCorrectionRequest },
  status: 201,
  example: {
    body: {
      id: exampleId('correction-request'),
      branch: { id: exampleIds.branch },
      startAt: '2026-11-19T08:00:00.000Z',
      endAt: '2026-11-19T16:30:00.000Z',
      pauses: [{ startAt: '2026-11-19T12:00:00.000Z', endAt: '2026-11-19T12:30:00.000Z' }],
      reason: 'Terminal war aus.',
    },
  },
});

/**
 * Approval records a correction by the person who decides (TIME-05). Idempotent. 409 ALREADY_DECIDED if decided
 * differently, CHANGED_SINCE, MONTH_CLOSED; 422 if a rejection has no reason or the times now overlap others; 403 for
 * one's own, except for admins.
 */
export const decideCorrectionRequest = action(correctionRequests, 'decide', {
  name: 'decideCorrectionRequest',
  summary: 'Über einen Korrekturantrag entscheiden',
  needs: 'working-times.write',
  body: z.strictObject({
    state: field(z.enum(['approved', 'rejected']), 'Entscheidung', {
      choices: { approved: 'Genehmigen', rejected: 'Ablehnen' },
    }),
    answer: field(oneLine(300), 'Antwort', personal).default(''),
  }),
  reply: namedCorrectionRequest,
  example: { state: 'approved' },
});

/** The requester may withdraw an undecided request. Idempotent. 409 ALREADY_DECIDED. */
export const withdrawCorrectionRequest = action(correctionRequests, 'withdraw', {
  name: 'withdrawCorrectionRequest',
  summary: 'Korrekturantrag zurückziehen',
  reply: namedCorrectionRequest,
});

export const correctionRequestChanged = defineEvent({
  type: 'time-tracking.correction-request-changed.v1',
  kind: 'time-tracking.correction-request',
  summary: 'Eine Korrektur von Zeiten wurde beantragt, entschieden oder zurückgezogen.',
  data: correctionRequest.omit({ version: true }),
  example: {
    id: exampleId('correction-request'),
    user: { id: exampleIds.user },
    activity: null,
    branch: { id: exampleIds.branch },
    startAt: '2026-11-19T08:00:00.000Z',
    endAt: '2026-11-19T16:30:00.000Z',
    pauses: [],
    reason: 'Terminal war aus.',
    was: null,
    state: 'requested',
    answer: '',
    decidedBy: '',
    askedAt: '2026-11-20T08:00:00.000Z',
    decidedAt: null,
  },
  isForOutside: true,
});

export const correctionRequestEndpoints = [
  readCorrectionChecks,
  listCorrectionRequests,
  readCorrectionRequest,
  createCorrectionRequest,
  decideCorrectionRequest,
  withdrawCorrectionRequest,
] as const;
