import { localTime, minuteOf } from '@theke/rules/time/local-time';

/**
 * Returns the first slot of a day and those at full and half hours, to fit a phone's width. The checkout offers all.
 */
export const halfHours = (slots: readonly Date[], zone: string): Date[] =>
  slots.filter((slot, index) => index === 0 || minuteOf(localTime(zone, slot.getTime())) % 30 === 0);
