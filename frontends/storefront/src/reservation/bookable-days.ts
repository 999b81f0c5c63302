import type { Branch } from '@theke/contracts/catalog/branch';
import { listSlots } from '@theke/rules/hours/opening-hours';
import { lastDay, reservationDay } from '@theke/rules/reservations/reservation-hours';
import { addDays, type LocalDate } from '@theke/rules/time/local-time';

/** Business days from today to the last one that can be booked on which the branch opens. */
export function bookableDays(branch: Branch, now: number): LocalDate[] {
  const last = lastDay(branch, now);
  const days: LocalDate[] = [];
  for (let day = reservationDay(branch, now); day <= last; day = addDays(day, 1))
    if (listSlots(branch.openingHours, day).length > 0) days.push(day);
  return days;
}
