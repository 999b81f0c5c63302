import { branches } from '@theke/contracts/catalog/branch';
import type { CloudEvent } from '@theke/kit/bus/port';
import { toTestEvent } from '@theke/kit/testing/start-for-test';

/** Event of a branch with its time zone. */
export const branchEvent = (tenant: string, id: string, timeZone: string, version = 1): CloudEvent =>
  toTestEvent(
    tenant,
    branches.events.changed(id, version, { ...branches.events.changed.example, id, version, timeZone }),
  );

/** Local day of an instant, computed by the platform and not by our own rules. */
export const dayIn = (zone: string, instant: string): string =>
  new Intl.DateTimeFormat('en-CA', { timeZone: zone, dateStyle: 'short' }).format(new Date(instant));

/** Local day, hour and weekday (1 is Monday) of an instant, computed in the same way. */
export const clockIn = (zone: string, instant: string): { day: string; hour: number; weekday: number } => {
  const hour = new Intl.DateTimeFormat('en-CA', { timeZone: zone, hour: '2-digit', hourCycle: 'h23' });
  const day = dayIn(zone, instant);
  return { day, hour: Number(hour.format(new Date(instant))), weekday: new Date(`${day}T12:00:00Z`).getUTCDay() || 7 };
};
