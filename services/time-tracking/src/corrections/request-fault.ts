import type { CorrectionRequest } from '@theke/contracts/time-tracking/correction-request';

type Asked = Pick<CorrectionRequest, 'activity' | 'startAt' | 'endAt' | 'pauses' | 'was'>;

/** The same text for the same times. */
export const timesOf = ({ startAt, endAt, pauses }: NonNullable<Asked['was']>): string =>
  JSON.stringify([startAt, endAt, pauses.map((pause) => [pause.startAt, pause.endAt])]);

/** The instants by which a request belongs to days, and with them to months. */
export const beginningsOf = ({ startAt, was }: Pick<Asked, 'startAt' | 'was'>): string[] =>
  was ? [startAt, was.startAt] : [startAt];

/** Half-open [startAt, endAt): what ends at ten and what begins at ten are not the same time. */
const overlaps = (one: Asked, other: Asked) =>
  (one.activity !== null && one.activity.id === other.activity?.id) ||
  (one.startAt < other.endAt && other.startAt < one.endAt);

export type RequestFault = 'NOTHING_CHANGED' | 'ALREADY_ASKED';

/**
 * Why nobody is asked, besides what refuses the correction itself (punch-refusal.ts of the rules).
 * @param open what the person asked for that nobody has decided
 */
export function requestFault(asked: Asked, open: readonly Asked[]): RequestFault | undefined {
  if (asked.was && timesOf(asked.was) === timesOf(asked)) return 'NOTHING_CHANGED';
  return open.some((one) => overlaps(asked, one)) ? 'ALREADY_ASKED' : undefined;
}
