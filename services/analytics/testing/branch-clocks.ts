import { branches } from '@theke/contracts/catalog/branch';
import type { CloudEvent } from '@theke/kit/bus/port';
import { eventOf } from '@theke/kit/testing/start-for-test';

/** That there is a branch, and which clock it goes by. */
export const branchEvent = (tenant: string, id: string, timeZone: string, version = 1): CloudEvent =>
  eventOf(tenant, branches.events.changed(id, version, { ...branches.events.changed.example, id, version, timeZone }));

/** The day of an instant by a zone's clock, asked of the platform and of no rule of ours. */
export const dayIn = (zone: string, instant: string): string =>
  new Intl.DateTimeFormat('en-CA', { timeZone: zone, dateStyle: 'short' }).format(new Date(instant));
