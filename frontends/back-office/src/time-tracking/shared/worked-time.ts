import { instantOf } from '@theke/rules/time/local-time';
import type { WorkedActivity } from '@theke/rules/working-time/activity';
import { timeMessages } from './time-messages.de.ts';

/** Longer than any working day: the person has most likely forgotten to clock out. */
export const forgottenAfterMs = 12 * 3_600_000;

/** Elapsed milliseconds between two instants, independent of clock changes (TIME-08); an open span lasts until now. */
const between = ({ startAt, endAt }: { startAt: string; endAt: string | null }, now: Date): number =>
  Math.max(0, (endAt === null ? now.getTime() : Date.parse(endAt)) - Date.parse(startAt));

/** Working time and breaks, in milliseconds. */
export function workedTime({ pauses, ...span }: WorkedActivity, now: Date): { worked: number; paused: number } {
  const paused = pauses.reduce((sum, pause) => sum + between(pause, now), 0);
  return { worked: between(span, now) - paused, paused };
}

/** Formats milliseconds in whole minutes: "2 Std. 14 Min.", "14 Min.". */
export function durationText(ms: number): string {
  const minutes = Math.floor(ms / 60_000);
  const [hours, rest] = [Math.floor(minutes / 60), minutes % 60];
  return hours === 0 ? timeMessages.minutes(rest) : timeMessages.hours(hours, rest);
}

/** Start and end of a day in a time zone, as instants. */
export const dayRange = (day: string, zone: string): { from: string; until: string } => {
  const start = Date.parse(`${day}T00:00:00Z`);
  const at = (local: number) => new Date(instantOf(zone, local)).toISOString();
  return { from: at(start), until: at(start + 86_400_000) };
};
