import { correctionPunch } from '../activities/correction-punch.ts';
import type { StoredPunch } from '../activities/punch-store.ts';
import type { RequestRow } from './correction-store.ts';

/** Punch that an approval stores. @param by author, id and time of the approval */
export function requestPunch(
  by: Parameters<typeof correctionPunch>[0],
  { user, branch, activity, reason, startAt, endAt, pauses }: RequestRow,
): StoredPunch {
  const target = { person: user.id, branch: branch.id, corrects: activity?.id ?? null, booked: null, reason };
  return correctionPunch(by, target, { startAt, endAt, pauses, isRemoved: false });
}
