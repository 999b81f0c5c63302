import { z } from 'zod';

/** A day of time sheets, absences and employments, limited to the years with known public holidays. */
export const sheetDay = z.iso.date().refine((date) => date >= '2000-01-01' && date <= '2099-12-31', {
  error: 'Bitte geben Sie einen Tag zwischen 2000 und 2099 an.',
  params: { code: 'OUT_OF_RANGE' },
});
