import type { Branch } from '@theke/contracts/catalog/branch';
import { Fragment } from 'react';
import * as css from './opening-days.module.css';
import { openingWeek } from './opening-week.ts';

/** Opening hours of the next seven days; equal days are combined. */
export const OpeningDays = ({ branch, now }: { branch: Branch; now: Date }) => (
  <dl className={css.days}>
    {openingWeek(branch, now).map(({ label, hours, isToday }) => (
      <Fragment key={label}>
        <dt className={isToday ? css.today : undefined}>{label}</dt>
        <dd className={isToday ? css.today : undefined}>{hours}</dd>
      </Fragment>
    ))}
  </dl>
);
