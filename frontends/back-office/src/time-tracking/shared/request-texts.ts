import { timeText } from '@theke/admin/ui/format.ts';
import type { CorrectionRequest } from '@theke/contracts/time-tracking/correction-request';
import { dateAt, dayText } from './day-text.ts';
import { requestMessages } from './request-messages.de.ts';
import { workedTime } from './worked-time.ts';

const messages = requestMessages.requests;

type Times = NonNullable<CorrectionRequest['was']>;

/** "Fr 20.11.", for an instant in a time zone. */
export const dayTextAt = (at: string, zone: string): string => dayText(dateAt(at, zone));

/** "Fr 20.11., 16:00 bis 22:30" */
export const timesText = ({ startAt, endAt }: Times, zone: string): string =>
  messages.times(
    dayTextAt(startAt, zone),
    timeText(startAt, zone),
    endAt === null ? messages.open : timeText(endAt, zone),
  );

/** "Pause 18:00–18:30" */
export const pausesText = ({ pauses }: Pick<Times, 'pauses'>, zone: string): string =>
  pauses.length === 0
    ? messages.noPause
    : messages.pauses(
        pauses
          .map(({ startAt, endAt }) => `${timeText(startAt, zone)}–${endAt === null ? '' : timeText(endAt, zone)}`)
          .join(', '),
      );

type RequestedTimes = Pick<CorrectionRequest, 'startAt' | 'endAt' | 'pauses' | 'was'>;

/** "16:00–22:30"; with the day if it differs from that of `beside`. */
function clockText({ startAt, endAt }: Times, zone: string, shownDay: string): string {
  const span = messages.span(timeText(startAt, zone), endAt === null ? messages.open : timeText(endAt, zone));
  const day = dayTextAt(startAt, zone);
  return day === shownDay ? span : `${day}, ${span}`;
}

/**
 * Recorded and requested times, relative to the requested day; breaks are included if they differ. `was` is undefined
 * without an entry.
 */
export function changeTexts(
  request: RequestedTimes,
  zone: string,
): { day: string; was: string | undefined; requested: string } {
  const { was, startAt } = request;
  const day = dayTextAt(startAt, zone);
  const samePauses = was !== null && pausesText(was, zone) === pausesText(request, zone);
  const textOf = (times: Times) => `${clockText(times, zone, day)}${samePauses ? '' : `, ${pausesText(times, zone)}`}`;
  return { day, was: was === null ? undefined : textOf(was), requested: textOf(request) };
}

/** Change of the working time in seconds; undefined if the recorded entry has no end. */
export function requestedDifference({ was, ...requested }: RequestedTimes): number | undefined {
  const worked = (times: Times) => workedTime(times, new Date(0)).worked / 1_000;
  if (was === null) return worked(requested);
  return was.endAt === null ? undefined : worked(requested) - worked(was);
}
