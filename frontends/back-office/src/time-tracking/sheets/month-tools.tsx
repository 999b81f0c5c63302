import { readMonthSheet } from '@theke/contracts/time-tracking/month-file';
import { urlOf } from '@theke/ui/api-client';
import { Button, buttonClass } from '@theke/ui/button';
import { icon } from '@theke/ui/icon';
import { Banknote, Download, FileText } from 'lucide-react';
import { Link } from 'react-router';
import { sheetMessages } from '../shared/sheet-messages.de.ts';
import * as css from './month-page.module.css';
import type { PersonMonth } from './use-person-month.ts';

type Props = { person: { id: string }; personMonth: PersonMonth };

/** Links and buttons of a month: statistics, employment, wages, files. */
export function MonthTools({ person, personMonth }: Props) {
  const { from, to, month, sheet, mayWrite, mayWriteWages, isClosed, save, open } = personMonth;
  return (
    <div className={css.tools}>
      <Link
        className={buttonClass({ kind: 'second', size: 'small' })}
        to={`/statistics/people/${person.id}?from=${from}&to=${to}`}
      >
        {sheetMessages.dayByDay}
      </Link>
      {mayWrite && (
        <Button kind="second" size="small" onClick={() => open('employment')}>
          {sheetMessages.employment}
        </Button>
      )}
      {mayWriteWages && (
        <Button kind="second" size="small" onClick={() => open('wages')}>
          {sheetMessages.wages.open}
        </Button>
      )}
      {sheet && (
        <Button kind="second" size="small" onClick={save}>
          <Download {...icon} size={16} />
          {sheetMessages.exportMonth}
        </Button>
      )}
      {sheet && (
        <a
          className={buttonClass({ kind: 'second', size: 'small' })}
          href={urlOf(readMonthSheet, { query: { user: person.id, month } })}
          target="_blank"
          rel="noreferrer"
        >
          <FileText {...icon} size={16} />
          {sheetMessages.printMonth}
        </a>
      )}
      {mayWrite && isClosed && (
        <Button kind="second" size="small" onClick={() => open('payroll')}>
          <Banknote {...icon} size={16} />
          {sheetMessages.payroll.open}
        </Button>
      )}
    </div>
  );
}
