import type { HolidayAccountOnWire, TimeSheet } from '@theke/contracts/time-tracking/time-sheet';
import { firstOf } from '@theke/rules/working-time/calendar';
import { classNames } from '@theke/ui/class-names';
import { daysText } from '../domain/days-text.ts';
import { hoursText, signedText } from '../domain/hours-text.ts';
import { shortDate } from '../domain/month-days.ts';
import * as css from './my-time.module.css';
import { myTimeMessages } from './my-time-messages.de.ts';
import type { DayRange } from './time-range.ts';

const words = myTimeMessages.figures;

type Props = {
  sheet: TimeSheet;
  account: HolidayAccountOnWire | null | undefined;
  week: DayRange;
  month: DayRange;
  names: { week: string; month: string };
};

/** What week and month come to so far, what one has ahead or owes, and what is left of the holidays. */
export function TimeFigures({ sheet, account, week, month, names }: Props) {
  const { hasEmployment, balance, over, to } = sheet;
  const done = (range: DayRange) => sumOf(sheet, range);
  const of = (range: DayRange) => (hasEmployment ? words.of(hoursText(done(range).target)) : '');
  return (
    <dl className={css.figures}>
      <Figure label={names.week} value={hoursText(done(week).worked)} note={of(week)} />
      <Figure label={names.month} value={hoursText(done(month).worked)} note={of(month)} />
      {hasEmployment && (
        <>
          <Figure
            label={words.balance}
            value={signedText(balance)}
            note={words.asOf(shortDate(firstOf(over, to)))}
            look={balance === 0 ? undefined : balance > 0 ? css.more : css.less}
          />
          <Figure
            label={words.holidays}
            value={account ? daysText(account.left - account.planned - account.requested) : words.none}
            note={account ? words.taken(daysText(account.taken)) : ''}
          />
        </>
      )}
    </dl>
  );
}

/** Seconds of a range: worked with what is credited, also of today; and what is owed on all of its days. */
function sumOf({ days }: TimeSheet, { from, to }: DayRange): { worked: number; target: number } {
  const within = days.filter(({ date }) => date >= from && date <= to);
  return {
    worked: within.reduce((sum, day) => sum + day.worked + (day.counts ? day.credited : 0), 0),
    target: within.reduce((sum, { target }) => sum + target, 0),
  };
}

type FigureProps = { label: string; value: string; note: string; look?: string | undefined };

const Figure = ({ label, value, note, look }: FigureProps) => (
  <div>
    <dt>{label}</dt>
    <dd>
      <b className={classNames(look)}>{value}</b>
      {note && <small>{note}</small>}
    </dd>
  </div>
);
