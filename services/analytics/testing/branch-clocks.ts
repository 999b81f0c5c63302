import { branches } from '@theke/contracts/catalog/branch';
import type { CloudEvent } from '@theke/kit/bus/port';
import { eventOf } from '@theke/kit/testing/start-for-test';

/** That there is a branch, and which clock it goes by. */
export const branchEvent = (tenant: string, id: string, timeZone: string, version = 1): CloudEvent =>
  eventOf(tenant, branches.events.changed(id, version, { ...branches.events.changed.example, id, version, timeZone }));

/** The day of an instant by a zone's clock, asked of the platform and of no rule of ours. */
export const dayIn = (zone: string, instant: string): string =>
  new Intl.DateTimeFormat('en-CA', { timeZone: zone, dateStyle: 'short' }).format(new Date(instant));

/** Day, hour and weekday (1 is Monday) of an instant by a zone's clock, asked in the same way. */
export const clockIn = (zone: string, instant: string): { day: string; hour: number; weekday: number } => {
  const hour = new Intl.DateTimeFormat('en-CA', { timeZone: zone, hour: '2-digit', hourCycle: 'h23' });
  const day = dayIn(zone, instant);
  return { day, hour: Number(hour.format(new Date(instant))), weekday: new Date(`${day}T12:00:00Z`).getUTCDay() || 7 };
};
