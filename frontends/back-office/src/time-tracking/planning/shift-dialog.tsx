import { messages } from '@theke/admin/messages.de.ts';
import { DateInput } from '@theke/admin/ui/date-input.tsx';
import { DecisionDialog } from '@theke/admin/ui/decision-dialog.tsx';
import { DialogForm } from '@theke/admin/ui/dialog-form.tsx';
import { TimeInput } from '@theke/admin/ui/time-input.tsx';
import { Button } from '@theke/ui/button';
import { icon } from '@theke/ui/icon';
import { Select } from '@theke/ui/select';
import { TextInput } from '@theke/ui/text-input';
import { Trash2 } from 'lucide-react';
import { Refusal } from '../shared/refusal.tsx';
import { planMessages } from './plan-messages.de.ts';
import * as css from './planning.module.css';
import { type ShiftFormOptions, useShiftForm } from './use-shift-form.ts';

const dialogMessages = planMessages.dialog;

type Props = ShiftFormOptions & { people: readonly { id: string; name: string }[] };

/** Dialog to plan, change or delete a shift. */
export function ShiftDialog({ people, ...options }: Props) {
  const { shift, onClose } = options;
  const form = useShiftForm(options);
  const { typed, change, missing } = form;
  const isFormerPerson = shift?.user && !people.some(({ id }) => id === shift.user?.id);
  return (
    <DecisionDialog
      title={shift ? dialogMessages.edit : dialogMessages.add}
      label={dialogMessages.save}
      busyLabel={form.saving.isBusy && messages.working}
      onDecide={form.save}
      onClose={onClose}
    >
      <DialogForm className={css.form} onSubmit={form.save}>
        <Refusal failed={shift ? planMessages.updateFailed : planMessages.createFailed} problem={form.saving.problem} />
        <Refusal failed={planMessages.deleteFailed} problem={form.deleting.problem} />
        <Select
          label={dialogMessages.person}
          choices={[
            { value: '', label: dialogMessages.nobody },
            ...(isFormerPerson && shift.user ? [{ value: shift.user.id, label: shift.name }] : []),
            ...people.map(({ id, name }) => ({ value: id, label: name })),
          ]}
          value={typed.person}
          onChange={({ target }) => change({ person: target.value })}
        />
        <DateInput
          label={dialogMessages.date}
          value={typed.date}
          error={missing(typed.date)}
          onChange={(date) => change({ date })}
        />
        <div className={css.pair}>
          <TimeInput
            label={dialogMessages.from}
            value={typed.from}
            error={missing(typed.from)}
            onChange={(from) => change({ from })}
          />
          <TimeInput
            label={dialogMessages.to}
            value={typed.to}
            hint={form.isNextDay && typed.to !== '' ? dialogMessages.nextDay : undefined}
            error={missing(typed.to)}
            onChange={(to) => change({ to })}
          />
        </div>
        <TextInput
          label={dialogMessages.pause}
          inputMode="numeric"
          value={typed.pause}
          error={form.pauseFault}
          onChange={({ target }) => change({ pause: target.value })}
        />
        <TextInput
          label={dialogMessages.role}
          optional={dialogMessages.optional}
          maxLength={80}
          value={typed.role}
          onChange={({ target }) => change({ role: target.value })}
        />
        <TextInput
          label={dialogMessages.note}
          optional={dialogMessages.optional}
          maxLength={300}
          hint={dialogMessages.noteHint}
          value={typed.note}
          onChange={({ target }) => change({ note: target.value })}
        />
        {shift && (
          <Button
            kind="danger"
            size="small"
            busyLabel={form.deleting.isBusy && messages.working}
            onClick={() => form.remove(shift.id)}
          >
            <Trash2 {...icon} size={16} />
            {dialogMessages.delete}
          </Button>
        )}
      </DialogForm>
    </DecisionDialog>
  );
}
