import { useApi } from '@theke/admin/api/office-api.ts';
import { useAction } from '@theke/admin/api/use-action.ts';
import { messages } from '@theke/admin/messages.de.ts';
import { clockInput, instantOfInput } from '@theke/admin/ui/clock-input.ts';
import { DateInput } from '@theke/admin/ui/date-input.tsx';
import { DecisionDialog } from '@theke/admin/ui/decision-dialog.tsx';
import { DialogForm } from '@theke/admin/ui/dialog-form.tsx';
import {
  createWorkingSchedule,
  deleteWorkingSchedule,
  updateWorkingSchedule,
  type WorkingSchedule,
} from '@theke/contracts/time-tracking/working-schedule';
import { addDays } from '@theke/rules/time/local-time';
import { Button } from '@theke/ui/button';
import { icon } from '@theke/ui/icon';
import { Select } from '@theke/ui/select';
import { TextInput } from '@theke/ui/text-input';
import { Trash2 } from 'lucide-react';
import { useState } from 'react';
import { Refusal } from '../shared/refusal.tsx';
import { planMessages } from './plan-messages.de.ts';
import type { Cell } from './plan-week.ts';
import * as css from './planning.module.css';

const dialogMessages = planMessages.dialog;

type Props = {
  branch: string;
  zone: string;
  people: readonly { id: string; name: string }[];
  /** The shift to change; without it a new one in `cell`. */
  shift?: WorkingSchedule;
  cell?: Cell;
  onDone: () => Promise<unknown>;
  onClose: () => void;
};

/** Form for a shift. An end that is not after the start is on the next day. */
export function ShiftDialog({ branch, zone, people, shift, cell, onDone, onClose }: Props) {
  const api = useApi();
  const [typedFrom, typedTo] = [shift?.startAt, shift?.endAt].map((at) => (at ? clockInput(at, zone) : ''));
  const [person, setPerson] = useState(shift ? (shift.user?.id ?? '') : (cell?.user ?? ''));
  const [date, setDate] = useState(typedFrom?.slice(0, 10) || (cell?.date ?? ''));
  const [from, setFrom] = useState(typedFrom?.slice(11) || '10:00');
  const [to, setTo] = useState(typedTo?.slice(11) || '18:00');
  const [pause, setPause] = useState(String(shift?.pauseMinutes ?? 30));
  const [role, setRole] = useState(shift?.role ?? '');
  const [note, setNote] = useState(shift?.note ?? '');
  const [isAsked, setIsAsked] = useState(false);
  const isNumber = /^\d{1,3}$/.test(pause.trim()) && Number(pause) <= 600;
  const isNextDay = to <= from;
  const missing = (value: string) => (isAsked && value === '' ? dialogMessages.missing : undefined);

  /** Unchanged times keep their instants, because a clock shows some times twice. */
  const instant = (typed: string, before: string | undefined, was: string | undefined) =>
    was && typed === before ? was : instantOfInput(typed, zone);

  function send() {
    const body = {
      user: person === '' ? null : { id: person },
      startAt: instant(`${date}T${from}`, typedFrom, shift?.startAt),
      endAt: instant(`${isNextDay ? addDays(date, 1) : date}T${to}`, typedTo, shift?.endAt),
      pauseMinutes: Number(pause),
      role,
      note,
    };
    return shift
      ? api(updateWorkingSchedule, { params: { id: shift.id }, body: { version: shift.version, ...body } })
      : api(createWorkingSchedule, { body: { branch: { id: branch }, ...body } });
  }
  async function close() {
    await onDone();
    onClose();
  }
  const saving = useAction(send, { onDone: close });
  const deleting = useAction(deleteWorkingSchedule, { onDone: close });
  const isBusy = saving.isBusy || deleting.isBusy;
  function save() {
    setIsAsked(true);
    deleting.reset();
    if (!isBusy && date !== '' && from !== '' && to !== '' && isNumber) void saving.run();
  }
  function remove(id: string) {
    saving.reset();
    if (!isBusy) void deleting.run({ params: { id } });
  }
  const others = shift?.user && !people.some(({ id }) => id === shift.user?.id);
  return (
    <DecisionDialog
      title={shift ? dialogMessages.edit : dialogMessages.add}
      label={dialogMessages.save}
      busyLabel={saving.isBusy && messages.working}
      onDecide={save}
      onClose={onClose}
    >
      <DialogForm className={css.form} onSubmit={save}>
        <Refusal failed={shift ? planMessages.updateFailed : planMessages.createFailed} problem={saving.problem} />
        <Refusal failed={planMessages.deleteFailed} problem={deleting.problem} />
        <Select
          label={dialogMessages.person}
          choices={[
            { value: '', label: dialogMessages.nobody },
            ...(others && shift.user ? [{ value: shift.user.id, label: shift.name }] : []),
            ...people.map(({ id, name }) => ({ value: id, label: name })),
          ]}
          value={person}
          onChange={({ target }) => setPerson(target.value)}
        />
        <DateInput
          label={dialogMessages.date}
          value={date}
          error={missing(date)}
          onChange={(value) => setDate(value)}
        />
        <div className={css.pair}>
          <TextInput
            label={dialogMessages.from}
            type="time"
            value={from}
            error={missing(from)}
            onChange={({ target }) => setFrom(target.value)}
          />
          <TextInput
            label={dialogMessages.to}
            type="time"
            value={to}
            hint={isNextDay && to !== '' ? dialogMessages.nextDay : undefined}
            error={missing(to)}
            onChange={({ target }) => setTo(target.value)}
          />
        </div>
        <TextInput
          label={dialogMessages.pause}
          inputMode="numeric"
          value={pause}
          error={isAsked && !isNumber ? dialogMessages.noNumber : undefined}
          onChange={({ target }) => setPause(target.value)}
        />
        <TextInput
          label={dialogMessages.role}
          optional={dialogMessages.optional}
          maxLength={80}
          value={role}
          onChange={({ target }) => setRole(target.value)}
        />
        <TextInput
          label={dialogMessages.note}
          optional={dialogMessages.optional}
          maxLength={300}
          hint={dialogMessages.noteHint}
          value={note}
          onChange={({ target }) => setNote(target.value)}
        />
        {shift && (
          <Button
            kind="danger"
            size="small"
            busyLabel={deleting.isBusy && messages.working}
            onClick={() => remove(shift.id)}
          >
            <Trash2 {...icon} size={16} />
            {dialogMessages.delete}
          </Button>
        )}
      </DialogForm>
    </DecisionDialog>
  );
}
