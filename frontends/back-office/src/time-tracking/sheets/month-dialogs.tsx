import type { WorkingPerson } from '@theke/contracts/time-tracking/working-person';
import { AbsenceDialog } from '../shared/absence-dialog.tsx';
import { PayrollDialog } from '../shared/payroll/payroll-dialog.tsx';
import { EmploymentDialog } from './employment-dialog.tsx';
import { LockDialog } from './lock-dialog.tsx';
import type { PersonMonth } from './use-person-month.ts';
import { WageDialog } from './wage-dialog.tsx';

type Props = { person: WorkingPerson; personMonth: PersonMonth };

/** The dialog that is open on the page of a month. */
export function MonthDialogs({ person, personMonth: { dialog, close, day, today, zone, month, leadsPerson } }: Props) {
  return (
    <>
      {dialog === 'absence' && (
        <AbsenceDialog people={[person]} day={day} needsApproval={!leadsPerson} onClose={close} />
      )}
      {(dialog === 'close' || dialog === 'closeAgain' || dialog === 'reopen') && (
        <LockDialog {...{ person, month }} act={dialog} onClose={close} />
      )}
      {dialog === 'payroll' && <PayrollDialog {...{ person, month }} onClose={close} />}
      {dialog === 'wages' && <WageDialog {...{ person, today }} onClose={close} />}
      {dialog === 'employment' && <EmploymentDialog {...{ person, today, zone }} onClose={close} />}
    </>
  );
}
