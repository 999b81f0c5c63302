import type { createCorrectionRequest } from '@theke/contracts/time-tracking/correction-request';
import type { Transaction } from '@theke/kit/database/database';
import type { Identity } from '@theke/kit/identity-token';
import { invalid } from '@theke/kit/problem';
import type { z } from 'zod';
import type { ActivityRow } from '../activities/activity-row.ts';
import { activityStore } from '../activities/activity-store.ts';
import { pastTimes } from '../activities/correction-punch.ts';
import { checkPunch } from '../activities/write-punch.ts';
import { copied } from '../copies.ts';
import { refused } from '../errors.ts';
import { refuseClosedAt } from '../months/refuse-closed.ts';
import type { Person } from '../people/person-store.ts';
import { correctionStore, type RequestRow } from './correction-store.ts';
import { beginningsOf, requestFault, timesOf } from './request-fault.ts';
import { requestPunch } from './request-punch.ts';

type Body = z.output<typeof createCorrectionRequest.body>;
type Asking = {
  body: Body;
  /** The requester, who asks for their own times; locked. */
  person: Person;
  /** Has access to every branch. */
  isAdmin: boolean;
  /** An earlier request with the same id. */
  before: RequestRow | undefined;
  now: Date;
  identity: Identity;
};

/**
 * Validates a correction request as if it were stored now.
 * @returns `before` for a repeated request
 * @throws Problem 409, 422 with the field
 */
export async function requestCorrection(tx: Transaction, asking: Asking): Promise<RequestRow> {
  const { body, person, before, now, identity } = asking;
  const { startAt, endAt, pauses } = pastTimes(body, now) as Pick<RequestRow, 'startAt' | 'endAt' | 'pauses'>;
  const requested = { startAt, endAt, pauses, reason: body.reason };
  // Checked for a repeated request too, so that branches of others cannot be detected.
  const added = body.activity ? undefined : await ownBranch(tx, body.branch, asking);
  if (before) {
    const { activity } = body;
    if (!isSame(before, { ...requested, activity, branch: added ?? before.branch, person: person.id }))
      throw refused('ID_TAKEN');
    return before;
  }
  const activity = body.activity && (await ownActivity(tx, body.activity.id, person));
  const { branch } = (activity ?? { branch: added }) as Pick<RequestRow, 'branch'>;
  const was = activity && { startAt: activity.startAt, endAt: activity.endAt, pauses: activity.pauses };
  const request: RequestRow = {
    ...requested,
    activity: body.activity,
    was,
    id: body.id,
    version: 1,
    user: { id: person.id },
    branch,
    activityVersion: activity?.version ?? null,
    state: 'requested',
    answer: '',
    decidedBy: '',
    askedAt: now.toISOString(),
    decidedAt: null,
  };
  await refuseClosedAt(tx, person, beginningsOf(request));
  const fault = requestFault(request, await correctionStore.open(tx, person.id));
  if (fault) throw refused(fault);
  await checkPunch(tx, requestPunch({ id: body.id, now, identity }, request));
  return request;
}

type RequestedTimes = Pick<RequestRow, 'startAt' | 'endAt' | 'pauses' | 'reason' | 'activity' | 'branch'> & {
  person: string;
};

function isSame(before: RequestRow, { person, ...requested }: RequestedTimes): boolean {
  const text = ({ activity, branch, reason, ...times }: Omit<RequestedTimes, 'person'>) =>
    JSON.stringify([activity?.id ?? null, branch.id, timesOf(times), reason]);
  return before.user.id === person && text(before) === text(requested);
}

async function ownActivity(tx: Transaction, id: string, person: Person): Promise<ActivityRow> {
  const found = await activityStore.find(tx, id);
  if (found && !found.isRemoved && found.user.id === person.id) return found;
  throw invalid('UNKNOWN_REFERENCE', 'Diese Zeit gibt es nicht mehr. Bitte laden Sie neu.', 'activity');
}

async function ownBranch(
  tx: Transaction,
  branch: Body['branch'],
  { person, isAdmin }: Asking,
): Promise<{ id: string }> {
  const isOwn = branch && (isAdmin || person.branches.includes(branch.id));
  if (isOwn && (await copied.stores.branches.find(tx, branch.id))) return branch;
  throw invalid('UNKNOWN_REFERENCE', 'Bitte wählen Sie eine Ihrer Filialen.', 'branch');
}
