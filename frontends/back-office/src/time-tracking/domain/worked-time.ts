import { instantOf } from '@theke/rules/time/local-time';
import type { WorkedActivity } from '@theke/rules/working-time/activity';
import { timeMessages } from './time-messages.de.ts';

/** Longer than anybody's day: whoever is there still has most likely forgotten to go. */
export const forgottenAfterMs = 12 * 3_600_000;

/** Real milliseconds between two instants, whatever the clocks showed (TIME-08); what runs lasts until now. */
const between = ({ startAt, endAt }: { startAt: string; endAt: string | null }, now: Date): number =>
  Math.max(0, (endAt === null ? now.getTime() : Date.parse(endAt)) - Date.parse(startAt));

/** Worked and paused, in milliseconds. */
export function workedTime({ pauses, ...whole }: WorkedActivity, now: Date): { worked: number; paused: number } {
  const paused = pauses.reduce((sum, pause) => sum + between(pause, now), 0);
  return { worked: between(whole, now) - paused, paused };
}

/** "2 Std. 14 Min.", "14 Min." of milliseconds, whole minutes. */
export function durationText(ms: number): string {
  const minutes = Math.floor(ms / 60_000);
  const [hours, rest] = [Math.floor(minutes / 60), minutes % 60];
  return hours === 0 ? timeMessages.minutes(rest) : timeMessages.hours(hours, rest);
}

/** The instants at which a day of that clock begins and ends. */
export const dayRange = (day: string, zone: string): { from: string; until: string } => {
  const start = Date.parse(`${day}T00:00:00Z`);
  const at = (local: number) => new Date(instantOf(zone, local)).toISOString();
  return { from: at(start), until: at(start + 86_400_000) };
};
