import { instantOf, localTime } from '@theke/rules/time/local-time';

/** An instant as a zone's clock shows it, for an input of date and time: "2026-11-21T18:30". */
export const clockInput = (at: string, zone: string): string =>
  new Date(localTime(zone, Date.parse(at))).toISOString().slice(0, 16);

/** The instant at which that clock shows this first. */
export const instantOfInput = (text: string, zone: string): string =>
  new Date(instantOf(zone, Date.parse(`${text}Z`))).toISOString();

/** The same by this device's clock. */
export const deviceInput = (at: Date): string =>
  new Date(at.getTime() - at.getTimezoneOffset() * 60_000).toISOString().slice(0, 16);
