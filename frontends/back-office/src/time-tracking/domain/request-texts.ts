import { timeText } from '@theke/admin/ui/format.ts';
import type { CorrectionRequest } from '@theke/contracts/time-tracking/correction-request';
import { dateAt, dayText } from './day-text.ts';
import { requestMessages } from './request-messages.de.ts';

const words = requestMessages.requests;

type Times = NonNullable<CorrectionRequest['was']>;

/** "Fr 20.11." of an instant, by that clock. */
export const dayTextAt = (at: string, zone: string): string => dayText(dateAt(at, zone));

/** "Fr 20.11., 16:00 bis 22:30" */
export const timesText = ({ startAt, endAt }: Times, zone: string): string =>
  words.times(dayTextAt(startAt, zone), timeText(startAt, zone), endAt === null ? words.open : timeText(endAt, zone));

/** "Pause 18:00–18:30" */
export const pausesText = ({ pauses }: Pick<Times, 'pauses'>, zone: string): string =>
  pauses.length === 0
    ? words.noPause
    : words.pauses(
        pauses
          .map(({ startAt, endAt }) => `${timeText(startAt, zone)}–${endAt === null ? '' : timeText(endAt, zone)}`)
          .join(', '),
      );

/** "bisher Fr 20.11., 16:00 bis offen, ohne Pause" */
export const wasText = (was: CorrectionRequest['was'], zone: string): string =>
  was === null ? words.wasNothing : words.was(`${timesText(was, zone)}, ${pausesText(was, zone)}`);
