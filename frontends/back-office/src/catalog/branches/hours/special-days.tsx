import * as control from '@theke/admin/forms/editors/control.module.css';
import { holidayCountries } from '@theke/rules/hours/holidays';
import { specialDayDates } from '@theke/rules/hours/special-day-dates';
import { type WeekHours, withSpecialDays } from '@theke/rules/hours/week-hours';
import { countryOfZone } from '@theke/rules/time/country-of-zone';
import { dateOf, localTime } from '@theke/rules/time/local-time';
import { icon } from '@theke/ui/icon';
import { CalendarPlus, Trash2 } from 'lucide-react';
import { useState } from 'react';
import { useWatch } from 'react-hook-form';
import { DayRow } from './day-row.tsx';
import type { faultsOf } from './faults-of.ts';
import * as css from './hours.module.css';
import { hoursMessages } from './hours-messages.de.ts';
import { SmallButton } from './small-button.tsx';
import { SpecialDaysDialog } from './special-days-dialog.tsx';

type Props = {
  hours: WeekHours;
  faults: ReturnType<typeof faultsOf>;
  onChange: (part: Partial<WeekHours>) => void;
};

/** Special days of a branch from today on, ascending; past ones are counted (HOURS-27). */
export function SpecialDays({ hours, faults, onChange }: Props) {
  const [isAdding, setIsAdding] = useState(false);
  const zone = (useWatch({ name: 'timeZone' }) as string | undefined) || 'Europe/Vienna';
  const today = dateOf(localTime(zone, Date.now()));
  const country = countryOfZone(zone) ?? holidayCountries[0];
  const names = new Map(specialDayDates(country, today).map(({ date, name }) => [date, name]));
  const coming = hours.special.filter(({ date }) => date >= today);
  const past = hours.special.length - coming.length;
  return (
    <div className={css.group}>
      <h3>{hoursMessages.special}</h3>
      {hours.special.length === 0 && <p className={css.text}>{hoursMessages.noSpecial}</p>}
      <ul className={css.rows}>
        {coming.map(({ date, periods }) => (
          <DayRow
            key={date}
            day={hoursMessages.dayOf(date)}
            about={names.has(date) && <small>{names.get(date)}</small>}
            periods={periods}
            faults={faults(date, periods.length)}
            onChange={(changed) => onChange(withSpecialDays(hours, [date], changed))}
          >
            <SmallButton
              label={hoursMessages.removeSpecial(hoursMessages.dayOf(date))}
              onClick={() => onChange(withSpecialDays(hours, [date], undefined))}
            >
              <Trash2 {...icon} size={16} />
            </SmallButton>
          </DayRow>
        ))}
      </ul>
      <div className={css.adding}>
        <button type="button" className={control.small} onClick={() => setIsAdding(true)}>
          <CalendarPlus {...icon} size={16} />
          {hoursMessages.addSpecial}
        </button>
        {past > 0 && (
          <span className={css.text}>
            {hoursMessages.past(past)}{' '}
            <button type="button" className={control.small} onClick={() => onChange({ special: coming })}>
              {hoursMessages.removePast}
            </button>
          </span>
        )}
      </div>
      {isAdding && (
        <SpecialDaysDialog
          today={today}
          country={country}
          existing={coming.map(({ date }) => date)}
          onSave={(dates, periods) => {
            onChange(withSpecialDays(hours, dates, periods));
            setIsAdding(false);
          }}
          onClose={() => setIsAdding(false)}
        />
      )}
    </div>
  );
}
