import { messages } from '@theke/admin/messages.de.ts';
import { DateInput } from '@theke/admin/ui/date-input.tsx';
import { DecisionDialog } from '@theke/admin/ui/decision-dialog.tsx';
import { DialogForm } from '@theke/admin/ui/dialog-form.tsx';
import { TimeInput } from '@theke/admin/ui/time-input.tsx';
import { sentenceOf } from '@theke/ui/sentence-of';
import { TextInput } from '@theke/ui/text-input';
import { ReservationContactFields } from './contact-fields.tsx';
import * as css from './reservation-dialog.module.css';
import { reservationMessages } from './reservation-messages.de.ts';
import { TableChoice } from './table-choice.tsx';
import { type FormOptions, useReservationForm } from './use-reservation-form.ts';

const texts = reservationMessages.form;
/** Fields that show their own error. */
const shown = ['day', 'time', 'startAt', 'guests', 'minutes', 'tables', 'name', 'phone', 'email', 'note', 'staffNote'];

/** Dialog to enter or edit a reservation, or to seat guests without one (RESV-12). */
export function ReservationDialog(options: FormOptions) {
  const { branch, reservation, source, onClose } = options;
  const form = useReservationForm(options);
  const { typed, change, faults, saving, period } = form;
  const isWalkIn = source === 'walk-in' && !reservation;
  const hasOwnPlace = saving.problem?.errors.every(({ field = '' }) => shown.includes(field));
  return (
    <DecisionDialog
      title={reservation ? texts.edit : isWalkIn ? texts.walkIn : texts.add}
      label={isWalkIn ? texts.seat : texts.save}
      busyLabel={saving.isBusy && messages.working}
      error={saving.problem && !hasOwnPlace ? sentenceOf(saving.problem, texts.failed) : undefined}
      onDecide={form.save}
      onClose={onClose}
    >
      <DialogForm className={css.form} onSubmit={form.save}>
        <div className={css.pair}>
          <DateInput label={texts.day} value={typed.day} error={faults.day} onChange={(day) => change({ day })} />
          <TimeInput
            label={texts.time}
            value={typed.time}
            error={faults.time ?? faults.startAt}
            onChange={(time) => change({ time })}
          />
        </div>
        <div className={css.pair}>
          <TextInput
            label={texts.guests}
            inputMode="numeric"
            value={typed.guests}
            error={faults.guests}
            onChange={({ target }) => change({ guests: target.value })}
          />
          <TextInput
            label={texts.minutes}
            optional={texts.optional}
            inputMode="numeric"
            hint={texts.minutesHint}
            value={typed.minutes}
            error={faults.minutes}
            onChange={({ target }) => change({ minutes: target.value })}
          />
        </div>
        <TableChoice
          branch={branch}
          period={period}
          own={reservation?.id}
          chosen={typed.tables}
          error={faults.tables}
          onChange={(tables) => change({ tables })}
        />
        <ReservationContactFields typed={typed} faults={faults} isShort={isWalkIn} onChange={change} />
      </DialogForm>
    </DecisionDialog>
  );
}
