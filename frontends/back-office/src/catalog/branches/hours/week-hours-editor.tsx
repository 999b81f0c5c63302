import type { EditorProps } from '@theke/admin/forms/editors/editor-props.ts';
import { GroupFrame } from '@theke/admin/forms/editors/field-frame.tsx';
import { useField } from '@theke/admin/forms/editors/use-field.ts';
import type { Branch } from '@theke/contracts/catalog/branch';
import { weekdays } from '@theke/rules/hours/opening-hours';
import { everyDay, readWeekHours, type WeekHours, writeWeekHours } from '@theke/rules/hours/week-hours';
import { useFormContext } from 'react-hook-form';
import { DayRow } from './day-row.tsx';
import { faultsOf } from './faults-of.ts';
import * as css from './hours.module.css';
import { hoursMessages } from './hours-messages.de.ts';
import { OtherRules } from './other-rules.tsx';
import { SpecialDays } from './special-days.tsx';

type Rule = Branch['openingHours'][number];

/** Opening hours as a week and special days. The rules of the contract are read and written (HOURS-26). */
export function WeekHoursEditor({ name, meta, isLabelHidden = false }: EditorProps) {
  const { id, value, change, fault } = useField<Rule[] | undefined>(name);
  const { formState } = useFormContext();
  const rules = value ?? [];
  const hours = readWeekHours(rules);
  const faults = faultsOf(formState.errors, name, hours, rules.length);
  const update = (part: Partial<WeekHours>) => change(writeWeekHours({ ...hours, ...part }) as Rule[]);
  const isSameEverywhere = (periods: WeekHours['week']['monday']) =>
    weekdays.every((day) => JSON.stringify(hours.week[day]) === JSON.stringify(periods));
  return (
    <GroupFrame
      id={id}
      label={meta.title ?? name}
      hint={meta.hint ?? hoursMessages.hint}
      fault={fault}
      isLabelHidden={isLabelHidden}
    >
      <ul className={css.rows}>
        {weekdays.map((day) => {
          const periods = hours.week[day];
          return (
            <DayRow
              key={day}
              day={hoursMessages.days[day]}
              about={
                periods.length > 0 &&
                !isSameEverywhere(periods) && (
                  <button
                    type="button"
                    className={css.forAll}
                    aria-label={hoursMessages.forAllOf(hoursMessages.days[day])}
                    onClick={() => update({ week: everyDay(() => periods) })}
                  >
                    {hoursMessages.forAll}
                  </button>
                )
              }
              periods={periods}
              faults={faults(day, periods.length)}
              onChange={(changed) => update({ week: { ...hours.week, [day]: changed } })}
            />
          );
        })}
      </ul>
      <SpecialDays hours={hours} faults={faults} onChange={update} />
      <OtherRules rules={hours.others} onRemove={() => update({ others: [] })} />
    </GroupFrame>
  );
}
