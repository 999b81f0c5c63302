import { useApi } from '@theke/admin/api/office-api.ts';
import { useAction } from '@theke/admin/api/use-action.ts';
import { messages } from '@theke/admin/messages.de.ts';
import { DecisionDialog } from '@theke/admin/ui/decision-dialog.tsx';
import { type AbsenceOnWire, decideAbsence, withdrawAbsence } from '@theke/contracts/time-tracking/absence';
import { Select } from '@theke/ui/select';
import { ApprovalForm } from '../shared/approval-form.tsx';
import { Refusal } from '../shared/refusal.tsx';
import { sheetKeys } from '../shared/sheet-keys.ts';
import { sheetMessages } from '../shared/sheet-messages.de.ts';
import { absenceText } from './absence-list.tsx';

const absenceMessages = sheetMessages.absence;

type Props = { absence: AbsenceOnWire; onClose: () => void };

/** Dialog to approve an absence, or to reject it with an answer. */
export function DecideDialog({ absence, onClose }: Props) {
  const api = useApi();
  return (
    <ApprovalForm
      title={`${absence.name}: ${absenceText(absence)}`}
      texts={absenceMessages}
      failed={absenceMessages.decideFailed}
      decide={(body) => api(decideAbsence, { params: { id: absence.id }, body })}
      onClose={onClose}
    >
      {(state, setState) => (
        <>
          {absence.reason && <p>{absence.reason}</p>}
          <Select
            label={absenceMessages.decision}
            choices={[
              { value: 'approved', label: absenceMessages.approve },
              { value: 'rejected', label: absenceMessages.reject },
            ]}
            value={state}
            onChange={({ target }) => setState(target.value === 'rejected' ? 'rejected' : 'approved')}
          />
        </>
      )}
    </ApprovalForm>
  );
}

const { absences } = sheetMessages;

/** Dialog to withdraw an absence, which no longer counts but remains visible. */
export function WithdrawDialog({ absence, onClose }: Props) {
  const { isBusy, problem, run } = useAction(withdrawAbsence, { invalidates: sheetKeys, onDone: onClose });
  return (
    <DecisionDialog
      title={absences.withdrawTitle(absenceText(absence))}
      label={absences.withdraw}
      isDanger
      busyLabel={isBusy && messages.working}
      onDecide={() => void run({ params: { id: absence.id }, body: {} })}
      onClose={onClose}
    >
      <Refusal failed={absences.withdrawFailed} problem={problem} />
      <p>{absences.withdrawText}</p>
    </DecisionDialog>
  );
}
