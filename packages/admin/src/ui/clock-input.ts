import { instantOf, localTime } from '@theke/rules/time/local-time';

/** Formats an instant for a date-time input in a time zone: "2026-11-21T18:30". */
export const clockInput = (at: string, zone: string): string =>
  new Date(localTime(zone, Date.parse(at))).toISOString().slice(0, 16);

/** Parses the value of a date-time input; an ambiguous time means its first occurrence. */
export const instantOfInput = (text: string, zone: string): string =>
  new Date(instantOf(zone, Date.parse(`${text}Z`))).toISOString();

/** Formats an instant for a date-time input in the device's time zone. */
export const deviceInput = (at: Date): string =>
  new Date(at.getTime() - at.getTimezoneOffset() * 60_000).toISOString().slice(0, 16);
