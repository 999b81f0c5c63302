import type { ContentPackage } from '@theke/contracts/signage/package';
import type { Span } from '@theke/rules/signage/stream-timeline';
import { clockText, localTime } from '@theke/rules/time/local-time';
import { signageMessages } from './signage-messages.de.ts';

type Named = { readonly id: string; readonly name: string };

/** What a span shows: name of the segment, or that only name and time are shown. */
export const spanName = ({ segment }: Pick<Span, 'segment'>, segments: readonly Named[]): string =>
  segment === null
    ? signageMessages.standby
    : (segments.find(({ id }) => id === segment)?.name ?? signageMessages.deleted);

/** "11:30–14:30"; the end of the day as 24:00. */
export function spanTimes({ from, to }: Pick<Span, 'from' | 'to'>, zone: string): string {
  const end = clockText(localTime(zone, to));
  return signageMessages.times(clockText(localTime(zone, from)), end === '00:00' ? '24:00' : end);
}

/** The content of a package as the timeline's input. */
export const placeOf = ({ branch }: Pick<ContentPackage, 'branch'>) => ({
  timeZone: branch.timeZone,
  openingHours: branch.openingHours,
});

/** "11:30–14:30", "17–22": full hours without minutes. */
export const shortTimes = (span: Pick<Span, 'from' | 'to'>, zone: string): string =>
  spanTimes(span, zone).replaceAll(/0?(\d+):00/g, '$1');
