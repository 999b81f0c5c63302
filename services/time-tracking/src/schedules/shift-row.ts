import type { Fact } from '@theke/contracts/event';
import { scheduleChanged } from '@theke/contracts/time-tracking/schedule-events';
import type { PlannedShiftOnWire, ScheduleState } from '@theke/contracts/time-tracking/working-schedule';

/** A shift as stored and as published. */
export type Shift = PlannedShiftOnWire;

export type ShiftRow = {
  id: string;
  version: number;
  person_id: string | null;
  branch_id: string;
  start_at: Date;
  end_at: Date;
  pause_minutes: number;
  role: string;
  note: string;
  state: ScheduleState;
};

export const toShift = (row: ShiftRow): Shift => ({
  id: row.id,
  version: row.version,
  user: row.person_id === null ? null : { id: row.person_id },
  branch: { id: row.branch_id },
  startAt: row.start_at.toISOString(),
  endAt: row.end_at.toISOString(),
  pauseMinutes: row.pause_minutes,
  role: row.role,
  note: row.note,
  state: row.state,
});

export function shiftChanged({ version, ...shift }: Shift): Fact {
  return scheduleChanged(shift.id, version, shift);
}
