import { z } from 'zod';
import { action, collection, listOf, readOf } from '../collection.ts';
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

/** Who was there from when to when, as whoever asks says it: it has ended, and so has each of its pauses. */
const wanted = {
  startAt: field(instant, 'Kommen'),
  endAt: field(instant, 'Gehen'),
  pauses: field(
    z.array(z.strictObject({ startAt: field(instant, 'Pause von'), endAt: field(instant, 'Pause bis') })).max(50),
    'Pausen',
  ),
};
const reason = field(oneLine(300).min(3), 'Grund', {
  hint: 'Liest, wer entscheidet. Er bleibt bei der Aktivität stehen.',
  ...personal,
});

/** What stood there when it was asked for. */
const stood = z.object({
  startAt: instant,
  endAt: instant.nullable(),
  pauses: z.array(z.object({ startAt: instant, endAt: instant.nullable() })),
});

const kept = z.object({
  id,
  version,
  /** Whose times they are: who asked. */
  user: field(ref, 'Person'),
  /** What is to be put right; null where nothing was stamped. */
  activity: field(ref.nullable(), 'Aktivität'),
  branch: field(ref, 'Filiale'),
  ...wanted,
  reason: field(z.string(), 'Grund', personal),
  /** null where nothing was stamped. */
  was: stood.nullable(),
  state: field(correctionState, 'Stand', { choices: correctionStateLabels }),
  /** What whoever decided had to say. */
  answer: field(z.string(), 'Antwort', personal),
  /** Who decided; empty while nobody did. */
  decidedBy: field(z.string(), 'Entschieden von', personal),
  askedAt: field(instant, 'Beantragt am'),
  decidedAt: field(instant.nullable(), 'Entschieden am'),
});
export type CorrectionRequest = z.output<typeof kept>;

export const namedCorrectionRequest = kept.extend({ name: field(z.string(), 'Name', personal) });
export type NamedCorrectionRequest = z.output<typeof namedCorrectionRequest>;

export const correctionRequests = collection({
  service: 'time-tracking',
  name: 'correction-requests',
  one: 'correction-request',
  label: { one: 'Korrekturantrag', many: 'Korrekturanträge' },
  of: namedCorrectionRequest,
  read: 'working-times.read',
  write: 'correction-requests.write',
  filters: ['user', 'branch', 'state'],
  range: ['startAt'],
  sorts: ['startAt'],
});

/** What approving would come to, as things stand. */
const check = z.object({
  /** Why it would be refused: times that overlap, that were changed since, or a closed month; null where it would not. */
  refusal: z.object({ code: z.string(), message: z.string() }).nullable(),
  /** Somebody said by which country's law. */
  isJudged: z.boolean(),
  /** What the law says of it: all that it would not say without it (TIME-09). */
  warnings: z.array(
    z.object({ rule: z.string(), severity: z.enum(['breach', 'notice']), date: z.iso.date(), text: z.string() }),
  ),
});
export type CorrectionCheck = z.output<typeof check>;

/** With what was stamped on its day, and what approving would come to; null once it is decided. */
const opened = namedCorrectionRequest.extend({ stamps: z.array(workingFact), check: check.nullable() });
export type OpenedCorrectionRequest = z.output<typeof opened>;

/** The latest first: one's own, those for the branches that one leads, or all (TIME-10). */
export const listCorrectionRequests = listOf(correctionRequests);
export const readCorrectionRequest = readOf(correctionRequests, opened);

/** So many open requests are looked at together. */
export const maxChecked = 50;

/** What approving each open request of those that one leads would come to, the latest first. */
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
 * For one's own times alone. The same id again is answered as it stands and asks once; 409 ID_TAKEN for another request by it. 409 MONTH_CLOSED,
 * ALREADY_ASKED; 422 as a correction is refused, NOTHING_CHANGED, LASTS_TOO_LONG.
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
    /** Where it was, for what nobody stamped. */
    branch: optionalReference('branches', 'Filiale'),
    ...wanted,
    pauses: wanted.pauses.default([]),
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
 * Approved it is written down as a correction of whoever approves (TIME-05). The same again changes nothing. 409 ALREADY_DECIDED where it was decided
 * otherwise, CHANGED_SINCE, MONTH_CLOSED; 422 where a refusal says nothing, or the times overlap others now; 403 for one's own, but for admins.
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

/** Who asked takes it back while nobody has decided; again changes nothing. 409 ALREADY_DECIDED. */
export const withdrawCorrectionRequest = action(correctionRequests, 'withdraw', {
  name: 'withdrawCorrectionRequest',
  summary: 'Korrekturantrag zurückziehen',
  reply: namedCorrectionRequest,
});

export const correctionRequestChanged = defineEvent({
  type: 'time-tracking.correction-request-changed.v1',
  kind: 'time-tracking.correction-request',
  summary: 'Eine Korrektur von Zeiten wurde beantragt, entschieden oder zurückgezogen.',
  data: kept.omit({ version: true }),
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
