import { useAction } from '@theke/admin/api/use-action.ts';
import { messages } from '@theke/admin/messages.de.ts';
import { DecisionDialog } from '@theke/admin/ui/decision-dialog.tsx';
import { cancelReservation, type Reservation } from '@theke/contracts/ordering/reservation';
import { sentenceOf } from '@theke/ui/sentence-of';
import { TextArea } from '@theke/ui/text-area';
import { useState } from 'react';
import { guestName } from './guest-name.ts';
import { reservationMessages } from './reservation-messages.de.ts';
import { reservationsKey } from './use-day.ts';

const texts = reservationMessages.cancelDialog;

/** Cancels a reservation with a message to the guest. */
export function CancelDialog({ reservation, onClose }: { reservation: Reservation; onClose: () => void }) {
  const [reason, setReason] = useState('');
  const canceling = useAction(cancelReservation, { invalidates: [reservationsKey], onDone: onClose });
  return (
    <DecisionDialog
      title={texts.title(guestName(reservation))}
      label={texts.cancel}
      isDanger
      backLabel={texts.keep}
      busyLabel={canceling.isBusy && messages.working}
      onDecide={() => void canceling.run({ params: { id: reservation.id }, body: { reason: reason.trim() } })}
      onClose={onClose}
      error={canceling.problem && sentenceOf(canceling.problem, reservationMessages.moveFailed)}
    >
      <p>{texts.text}</p>
      {reservation.email && (
        <TextArea
          label={texts.reason}
          optional={messages.optional}
          maxLength={500}
          rows={3}
          value={reason}
          onChange={({ target }) => setReason(target.value)}
        />
      )}
    </DecisionDialog>
  );
}
