import { useAction } from '@theke/admin/api/use-action.ts';
import { messages } from '@theke/admin/messages.de.ts';
import { DecisionDialog } from '@theke/admin/ui/decision-dialog.tsx';
import { type AbsenceOnWire, withdrawAbsence } from '@theke/contracts/time-tracking/absence';
import { absenceText } from './absence-text.ts';
import { Refusal } from './refusal.tsx';
import { sheetKeys } from './sheet-keys.ts';
import { sheetMessages } from './sheet-messages.de.ts';

const { absences } = sheetMessages;

type Props = { absence: AbsenceOnWire; onClose: () => void };

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
