import type { Branch } from '@theke/contracts/catalog/branch';
import { lastDay, listStarts, reservationDay, startFault } from '@theke/rules/reservations/reservation-hours';
import { addDays, type LocalDate } from '@theke/rules/time/local-time';

/** Business days from today on with a start that can still be booked; late in the evening today is not among them. */
export function bookableDays(branch: Branch, now: number): LocalDate[] {
  const last = lastDay(branch, now);
  const days: LocalDate[] = [];
  for (let day = reservationDay(branch, now); day <= last; day = addDays(day, 1))
    if (listStarts(branch, day).some((at) => !startFault(branch, { at, guests: 1, now }))) days.push(day);
  return days;
}
