import type { CorrectionRequest } from '@theke/contracts/time-tracking/correction-request';

type RequestedCorrection = Pick<CorrectionRequest, 'activity' | 'startAt' | 'endAt' | 'pauses' | 'was'>;

/** Equal times give equal texts. */
export const timesOf = ({ startAt, endAt, pauses }: NonNullable<RequestedCorrection['was']>): string =>
  JSON.stringify([startAt, endAt, pauses.map((pause) => [pause.startAt, pause.endAt])]);

/** Instants that determine the days and months of a request. */
export const beginningsOf = ({ startAt, was }: Pick<RequestedCorrection, 'startAt' | 'was'>): string[] =>
  was ? [startAt, was.startAt] : [startAt];

/** Half-open [startAt, endAt): a period ending at ten does not overlap one starting at ten. */
const overlaps = (one: RequestedCorrection, other: RequestedCorrection) =>
  (one.activity !== null && one.activity.id === other.activity?.id) ||
  (one.startAt < other.endAt && other.startAt < one.endAt);

export type RequestFault = 'NOTHING_CHANGED' | 'ALREADY_ASKED';

/**
 * Why a request is refused, besides the rules for corrections (punch-refusal.ts of the rules).
 * @param open undecided requests of the person
 */
export function requestFault(
  requested: RequestedCorrection,
  open: readonly RequestedCorrection[],
): RequestFault | undefined {
  if (requested.was && timesOf(requested.was) === timesOf(requested)) return 'NOTHING_CHANGED';
  return open.some((one) => overlaps(requested, one)) ? 'ALREADY_ASKED' : undefined;
}
