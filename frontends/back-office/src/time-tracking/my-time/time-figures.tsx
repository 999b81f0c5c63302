import type { HolidayAccountOnWire, TimeSheet } from '@theke/contracts/time-tracking/time-sheet';
import { firstOf } from '@theke/rules/working-time/calendar';
import { shortDate } from '../domain/day-text.ts';
import { daysText } from '../domain/days-text.ts';
import { Figure, Figures } from '../domain/figures.tsx';
import { hoursText, signedText } from '../domain/hours-text.ts';
import { signedLook } from '../domain/signed-look.ts';
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
    <Figures className={css.figures}>
      <Figure label={names.week} value={hoursText(done(week).worked)} note={of(week)} />
      <Figure label={names.month} value={hoursText(done(month).worked)} note={of(month)} />
      {hasEmployment && (
        <>
          <Figure
            label={words.balance}
            value={signedText(balance)}
            note={words.asOf(shortDate(firstOf(over, to)))}
            look={signedLook(balance)}
          />
          <Figure
            label={words.holidays}
            value={account ? daysText(account.left - account.planned - account.requested) : words.none}
            note={account ? words.taken(daysText(account.taken)) : ''}
          />
        </>
      )}
    </Figures>
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
