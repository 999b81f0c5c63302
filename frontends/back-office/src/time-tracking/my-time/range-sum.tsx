import type { TimeSheet } from '@theke/contracts/time-tracking/time-sheet';
import { hoursText } from '../shared/hours-text.ts';
import * as css from './my-time.module.css';
import { myTimeMessages } from './my-time-messages.de.ts';
import type { DayRange, View } from './time-range.ts';

const messages = myTimeMessages.figures;

/** Sum of a week or month so far, including today, compared with the target of all its days. */
export function RangeSum({ sheet, range, view }: { sheet: TimeSheet; range: DayRange; view: View }) {
  const rangeDays = sheet.days.filter(({ date }) => date >= range.from && date <= range.to);
  const done = rangeDays.reduce((sum, { worked, credited, counts }) => sum + worked + (counts ? credited : 0), 0);
  const target = rangeDays.reduce((sum, day) => sum + day.target, 0);
  const isOver = range.to <= sheet.over;
  const difference =
    done === target
      ? messages.even
      : done > target
        ? messages.above(hoursText(done - target))
        : isOver
          ? messages.below(hoursText(target - done))
          : messages.left[view](hoursText(target - done));
  const part = target > 0 ? Math.min(1, done / target) : 0;
  return (
    <div className={css.total}>
      <p>
        <b>{hoursText(done)}</b>
        {sheet.hasEmployment && (
          <span>
            {messages.of(hoursText(target))}
            <br />
            {difference}
          </span>
        )}
      </p>
      {sheet.hasEmployment && (
        <div className={css.track} aria-hidden="true">
          <span style={{ width: `${part * 100}%` }} />
        </div>
      )}
    </div>
  );
}
