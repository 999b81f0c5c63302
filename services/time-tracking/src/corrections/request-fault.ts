import type { CorrectionRequest } from '@theke/contracts/time-tracking/correction-request';

type Asked = Pick<CorrectionRequest, 'activity' | 'startAt' | 'endAt' | 'pauses' | 'was'>;

/** Equal times give equal texts. */
export const timesOf = ({ startAt, endAt, pauses }: NonNullable<Asked['was']>): string =>
  JSON.stringify([startAt, endAt, pauses.map((pause) => [pause.startAt, pause.endAt])]);

/** Instants that determine the days and months of a request. */
export const beginningsOf = ({ startAt, was }: Pick<Asked, 'startAt' | 'was'>): string[] =>
  was ? [startAt, was.startAt] : [startAt];

/** Half-open [startAt, endAt): a period ending at ten does not overlap one starting at ten. */
const overlaps = (one: Asked, other: Asked) =>
  (one.activity !== null && one.activity.id === other.activity?.id) ||
  (one.startAt < other.endAt && other.startAt < one.endAt);

export type RequestFault = 'NOTHING_CHANGED' | 'ALREADY_ASKED';

/**
 * Why a request is refused, besides the rules for corrections (punch-refusal.ts of the rules).
 * @param open undecided requests of the person
 */
export function requestFault(asked: Asked, open: readonly Asked[]): RequestFault | undefined {
  if (asked.was && timesOf(asked.was) === timesOf(asked)) return 'NOTHING_CHANGED';
  return open.some((one) => overlaps(asked, one)) ? 'ALREADY_ASKED' : undefined;
}
