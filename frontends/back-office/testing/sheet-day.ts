import type { SheetDayRow } from '@theke/contracts/time-tracking/time-sheet';

/** A day of a time sheet without target or events, except for the given fields. */
export const sheetDay = (date: string, changes: Partial<SheetDayRow> = {}): SheetDayRow => ({
  date,
  counts: true,
  startAt: null,
  endAt: null,
  isRunning: false,
  isEndMissing: false,
  isCorrected: false,
  isLate: false,
  pauseSeconds: 0,
  bookedOn: [],
  target: 0,
  worked: 0,
  credited: 0,
  balance: 0,
  holidayDays: 0,
  publicHoliday: null,
  absences: [],
  warnings: [],
  ...changes,
});
