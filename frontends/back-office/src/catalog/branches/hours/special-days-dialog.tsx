import * as control from '@theke/admin/forms/editors/control.module.css';
import { DateControl } from '@theke/admin/ui/date-control.tsx';
import { DecisionDialog } from '@theke/admin/ui/decision-dialog.tsx';
import { type HolidayCountry, holidayCountries } from '@theke/rules/hours/holidays';
import { parseMinutes } from '@theke/rules/hours/opening-hours';
import { specialDayDates } from '@theke/rules/hours/special-day-dates';
import type { Period } from '@theke/rules/hours/week-hours';
import { Checkbox } from '@theke/ui/checkbox';
import { classNames } from '@theke/ui/class-names';
import { Notice } from '@theke/ui/notice';
import { Segmented } from '@theke/ui/segmented';
import { Select } from '@theke/ui/select';
import { type ReactNode, useState } from 'react';
import * as css from './hours.module.css';
import { hoursMessages } from './hours-messages.de.ts';
import { PeriodsField } from './periods-field.tsx';

const messages = hoursMessages.dialog;
const countries = holidayCountries.map((value) => ({ value, label: messages.countries[value] }));
const kinds = (['closed', 'open'] as const).map((value) => ({ value, label: messages.kinds[value] }));

const isComplete = ({ from, to }: Period) => parseMinutes(from) !== undefined && parseMinutes(to) !== undefined;

type Props = {
  /** First date that is offered, 'YYYY-MM-DD'. */
  today: string;
  country: HolidayCountry;
  /** Special days that exist; choosing one replaces it. */
  existing: readonly string[];
  /** Why it cannot be saved yet. */
  missing?: string | undefined;
  busyLabel?: string | false;
  onSave: (dates: readonly string[], periods: readonly Period[]) => void;
  onClose: () => void;
  /** Further questions, such as the branches. */
  children?: ReactNode;
};

/** Dialog for the hours of one or several dates: holidays, eves and any other day, with a preview (HOURS-27). */
export function SpecialDaysDialog({ today, country: first, existing, missing, busyLabel = false, ...props }: Props) {
  const { onSave, onClose, children } = props;
  const [country, setCountry] = useState(first);
  const [chosen, setChosen] = useState<readonly string[]>([]);
  const [own, setOwn] = useState<readonly string[]>([]);
  const [typed, setTyped] = useState('');
  const [kind, setKind] = useState<'closed' | 'open'>('closed');
  const [periods, setPeriods] = useState<readonly Period[]>([{ from: '11:00', to: '14:00' }]);
  const [isSubmitted, setIsSubmitted] = useState(false);
  const offered = specialDayDates(country, today);
  const days = [
    ...offered,
    ...own.flatMap((date) =>
      offered.some((day) => day.date === date) ? [] : [{ date, name: messages.otherDay, isEverywhere: true }],
    ),
  ].toSorted((one, other) => one.date.localeCompare(other.date));
  const dates = [...new Set(days.map(({ date }) => date))].filter((date) => chosen.includes(date));
  const hours = kind === 'closed' ? [] : periods;
  const problem =
    dates.length === 0
      ? messages.choose
      : kind === 'open' && (hours.length === 0 || !hours.every(isComplete))
        ? messages.incomplete
        : missing;
  const toggle = (date: string, isOn: boolean) =>
    setChosen(isOn ? [...chosen, date] : chosen.filter((each) => each !== date));
  function addTyped() {
    if (!typed || typed < today) return;
    setOwn([...own, typed]);
    setChosen([...chosen, typed]);
    setTyped('');
  }
  function save() {
    setIsSubmitted(true);
    if (!problem) onSave(dates, hours);
  }
  return (
    <DecisionDialog
      title={messages.title}
      label={messages.save(dates.length)}
      busyLabel={busyLabel}
      onDecide={save}
      onClose={onClose}
    >
      <div className={css.dialog}>
        <Select
          label={messages.country}
          choices={countries}
          value={country}
          onChange={(event) => setCountry(event.target.value as HolidayCountry)}
        />
        <fieldset>
          <legend className={css.legend}>{messages.days}</legend>
          <ul className={css.days}>
            {days.map(({ date, name, isEverywhere }) => (
              <li key={`${date} ${name}`}>
                <Checkbox checked={chosen.includes(date)} onChange={({ target }) => toggle(date, target.checked)}>
                  <b>{name}</b>
                  <small>
                    {[
                      hoursMessages.dayOf(date),
                      !isEverywhere && messages.somewhere,
                      existing.includes(date) && messages.exists,
                    ]
                      .filter(Boolean)
                      .join(', ')}
                  </small>
                </Checkbox>
              </li>
            ))}
          </ul>
          <div className={css.adding}>
            <DateControl
              className={classNames(control.control, css.date)}
              aria-label={messages.otherDay}
              min={today}
              value={typed}
              onChange={setTyped}
            />
            <button type="button" className={control.small} onClick={addTyped}>
              {messages.addDay}
            </button>
          </div>
        </fieldset>
        <div>
          <p className={css.legend}>{messages.hours}</p>
          <Segmented label={messages.hours} value={kind} segments={kinds} onChange={setKind} />
          {kind === 'open' && (
            <PeriodsField
              day={messages.day}
              periods={periods}
              isWrong={(index, side) => isSubmitted && parseMinutes(periods[index]?.[side]) === undefined}
              describedBy={undefined}
              onChange={setPeriods}
            />
          )}
        </div>
        {children}
        <div>
          <p className={css.legend}>{messages.preview}</p>
          <ul className={css.preview} aria-label={messages.preview} aria-live="polite">
            {dates.length === 0 && <li>{messages.noDays}</li>}
            {dates.map((date) => (
              <li key={date}>{hoursMessages.sentence(date, hours)}</li>
            ))}
          </ul>
        </div>
        {isSubmitted && problem && (
          <Notice kind="late" role="alert">
            {problem}
          </Notice>
        )}
      </div>
    </DecisionDialog>
  );
}
