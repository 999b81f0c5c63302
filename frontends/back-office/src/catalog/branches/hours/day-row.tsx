import { FieldNote } from '@theke/admin/forms/editors/field-frame.tsx';
import type { Period } from '@theke/rules/hours/week-hours';
import { type ReactNode, useId } from 'react';
import type { PeriodFaults } from './faults-of.ts';
import * as css from './hours.module.css';
import { PeriodsField } from './periods-field.tsx';

type Props = {
  day: string;
  /** Below the day: the name of a holiday, or a button. */
  about?: ReactNode;
  periods: readonly Period[];
  /** Faults by period. */
  faults: readonly PeriodFaults[];
  onChange: (periods: readonly Period[]) => void;
  /** Buttons at the end. */
  children?: ReactNode;
};

/** A day with its periods. */
export function DayRow({ day, about, periods, faults, onChange, children }: Props) {
  const noteId = useId();
  const fault = faults.flatMap(({ from, to }) => from ?? to ?? [])[0];
  return (
    <li className={css.row}>
      <span className={css.day}>
        {day}
        {about}
      </span>
      <PeriodsField
        day={day}
        periods={periods}
        isWrong={(index, side) => faults[index]?.[side] !== undefined}
        describedBy={fault ? `${noteId}-note` : undefined}
        onChange={onChange}
      />
      {children && <span className={css.rowTools}>{children}</span>}
      {fault && (
        <div className={css.fault}>
          <FieldNote id={noteId} fault={fault} />
        </div>
      )}
    </li>
  );
}
