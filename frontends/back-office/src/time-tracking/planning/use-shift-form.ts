import { useApi } from '@theke/admin/api/office-api.ts';
import { useAction } from '@theke/admin/api/use-action.ts';
import { clockInput, instantOfInput } from '@theke/admin/ui/clock-input.ts';
import {
  createWorkingSchedule,
  deleteWorkingSchedule,
  updateWorkingSchedule,
  type WorkingSchedule,
} from '@theke/contracts/time-tracking/working-schedule';
import { addDays } from '@theke/rules/time/local-time';
import { useState } from 'react';
import { planMessages } from './plan-messages.de.ts';
import type { Cell } from './plan-week.ts';

export type ShiftFormOptions = {
  branch: string;
  zone: string;
  /** The shift to change; without it a new one in `cell`. */
  shift?: WorkingSchedule;
  cell?: Cell;
  onDone: () => Promise<unknown>;
  onClose: () => void;
};

/** State of the form for a shift. An end that is not after the start is on the next day. */
export function useShiftForm({ branch, zone, shift, cell, onDone, onClose }: ShiftFormOptions) {
  const api = useApi();
  const [startBefore, endBefore] = [shift?.startAt, shift?.endAt].map((at) => (at ? clockInput(at, zone) : ''));
  const [typed, setTyped] = useState({
    person: shift ? (shift.user?.id ?? '') : (cell?.user ?? ''),
    date: startBefore?.slice(0, 10) || (cell?.date ?? ''),
    from: startBefore?.slice(11) || '10:00',
    to: endBefore?.slice(11) || '18:00',
    pause: String(shift?.pauseMinutes ?? 30),
    role: shift?.role ?? '',
    note: shift?.note ?? '',
  });
  const [isTried, setTried] = useState(false);
  const { person, date, from, to, pause, role, note } = typed;
  const isPauseValid = /^\d{1,3}$/.test(pause.trim()) && Number(pause) <= 600;
  const isNextDay = to <= from;

  /** Unchanged times keep their instants, because a clock shows some times twice. */
  const instant = (now: string, before: string | undefined, was: string | undefined) =>
    was && now === before ? was : instantOfInput(now, zone);

  function send() {
    const body = {
      user: person === '' ? null : { id: person },
      startAt: instant(`${date}T${from}`, startBefore, shift?.startAt),
      endAt: instant(`${isNextDay ? addDays(date, 1) : date}T${to}`, endBefore, shift?.endAt),
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
  return {
    typed,
    change: (part: Partial<typeof typed>) => setTyped((before) => ({ ...before, ...part })),
    /** The message for a required field that is empty. */
    missing: (value: string) => (isTried && value === '' ? planMessages.dialog.missing : undefined),
    pauseFault: isTried && !isPauseValid ? planMessages.dialog.noNumber : undefined,
    isNextDay,
    saving,
    deleting,
    save: () => {
      setTried(true);
      deleting.reset();
      if (!isBusy && date !== '' && from !== '' && to !== '' && isPauseValid) void saving.run();
    },
    remove: (id: string) => {
      saving.reset();
      if (!isBusy) void deleting.run({ params: { id } });
    },
  };
}
