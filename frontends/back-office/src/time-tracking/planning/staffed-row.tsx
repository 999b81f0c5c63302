import type { PlanCostOnWire } from '@theke/contracts/time-tracking/wage';
import type { WorkingSchedule } from '@theke/contracts/time-tracking/working-schedule';
import type { LocalDate } from '@theke/rules/time/local-time';
import { classNames } from '@theke/ui/class-names';
import { VisuallyHidden } from '@theke/ui/visually-hidden';
import { minutesText } from '../shared/hours-text.ts';
import { CostText } from './cost-text.tsx';
import type { ExpectedWeek } from './expected-orders.ts';
import { planMessages } from './plan-messages.de.ts';
import { dayOf, minutesOf } from './plan-week.ts';
import * as css from './planning.module.css';
import { tightestHour } from './tightest-hour.ts';
import { TightestText } from './tightest-text.tsx';

type Props = {
  days: readonly LocalDate[];
  /** The day that phones show. */
  day: LocalDate;
  zone: string;
  shifts: readonly WorkingSchedule[];
  expected: ExpectedWeek | undefined;
  cost: PlanCostOnWire | undefined;
};

/** Sums of each day: staffed shifts, hours, wages, and the hour with the most orders per person. */
export function StaffedRow({ days, day, zone, shifts, expected, cost }: Props) {
  return (
    <tr>
      <th scope="row">{planMessages.staffed}</th>
      {days.map((date) => {
        const all = shifts.filter((shift) => dayOf(shift, zone) === date);
        const staffed = all.filter(({ user }) => user);
        return (
          <td key={date} className={classNames(date !== day && css.otherDay)}>
            {all.length > 0 && (
              <>
                <span className={staffed.length < all.length ? css.lacking : css.staffed}>
                  {planMessages.staffedOf(staffed.length, all.length)}
                  <VisuallyHidden>{planMessages.staffedLabel}</VisuallyHidden>
                </span>
                <small>{planMessages.duration(minutesText(minutesOf(staffed)))}</small>
                <CostText costs={cost?.days.find((one) => one.date === date)} />
              </>
            )}
            {expected && <TightestText hour={tightestHour(date, expected, shifts, zone)} />}
          </td>
        );
      })}
      <td className={css.sum}>
        {minutesText(minutesOf(shifts.filter(({ user }) => user)))}
        <CostText costs={cost?.total} />
      </td>
    </tr>
  );
}
