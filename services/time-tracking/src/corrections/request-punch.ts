import { correctionPunch } from '../activities/correction-punch.ts';
import type { KeptPunch } from '../activities/punch-store.ts';
import type { RequestRow } from './correction-store.ts';

/** Punch that an approval stores. @param by author, id and time of the approval */
export function requestPunch(
  by: Parameters<typeof correctionPunch>[0],
  { user, branch, activity, reason, startAt, endAt, pauses }: RequestRow,
): KeptPunch {
  const of = { person: user.id, branch: branch.id, corrects: activity?.id ?? null, booked: null, reason };
  return correctionPunch(by, of, { startAt, endAt, pauses, isRemoved: false });
}
