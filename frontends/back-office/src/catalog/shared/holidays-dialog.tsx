import { DecisionDialog } from '@theke/admin/ui/decision-dialog.tsx';
import { dayText, weekdayText } from '@theke/admin/ui/format.ts';
import { type HolidayCountry, holidayCountries, holidaysOf } from '@theke/rules/hours/holidays';
import { Checkbox } from '@theke/ui/checkbox';
import { Select } from '@theke/ui/select';
import { useState } from 'react';
import * as own from './holidays-dialog.module.css';
import { openingHoursMessages } from './opening-hours-messages.de.ts';

const messages = openingHoursMessages.holidays;
const countries = holidayCountries.map((value) => ({ value, label: messages.countries[value] }));

/** Holidays of the twelve months from a date ('YYYY-MM-DD'). */
function comingHolidays(country: HolidayCountry, today: string) {
  const year = Number(today.slice(0, 4));
  const until = `${year + 1}${today.slice(4)}`;
  return [...holidaysOf(country, year), ...holidaysOf(country, year + 1)].filter(
    ({ date }) => date >= today && date < until,
  );
}

type Props = {
  today: string;
  /** Days that already have a rule. */
  existingDates: readonly string[];
  onAdd: (dates: readonly string[]) => void;
  onClose: () => void;
};

/** Suggests holidays of the coming year; the user selects those on which the branch is closed. */
export function HolidaysDialog({ today, existingDates, onAdd, onClose }: Props) {
  const [country, setCountry] = useState<HolidayCountry>('AT');
  const [changed, setChanged] = useState<ReadonlyMap<string, boolean>>(new Map());
  const open = comingHolidays(country, today).filter(({ date }) => !existingDates.includes(date));
  const isChosen = ({ date, isEverywhere }: (typeof open)[number]) => changed.get(date) ?? isEverywhere;
  return (
    <DecisionDialog
      title={messages.title}
      label={messages.add}
      onDecide={() => {
        onAdd(open.filter(isChosen).map(({ date }) => date));
        onClose();
      }}
      onClose={onClose}
    >
      <p className={own.lead}>{messages.lead}</p>
      <Select
        label={messages.country}
        choices={countries}
        value={country}
        onChange={(event) => setCountry(event.target.value as HolidayCountry)}
      />
      {open.length === 0 && <p className={own.lead}>{messages.allTaken}</p>}
      <ul className={own.days}>
        {open.map((holiday) => (
          <li key={`${country} ${holiday.date} ${holiday.name}`}>
            <Checkbox
              checked={isChosen(holiday)}
              onChange={(event) => setChanged(new Map([...changed, [holiday.date, event.target.checked]]))}
            >
              <b>{holiday.name}</b>
              <small>
                {`${weekdayText(holiday.date, 'UTC')}, ${dayText(holiday.date, 'UTC')}`}
                {!holiday.isEverywhere && `, ${messages.somewhere}`}
              </small>
            </Checkbox>
          </li>
        ))}
      </ul>
    </DecisionDialog>
  );
}
