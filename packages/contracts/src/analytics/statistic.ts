import { addDays, startOf } from '@theke/rules/time/local-time';
import { z } from 'zod';
import { endpoint } from '../endpoint.ts';
import { field, type Schema } from '../field.ts';
import type { Permission } from '../permissions.ts';
import { id } from '../wire.ts';

/** Maximum number of days in a statistic: just over three years. */
export const maxDays = 1_100;

const dayMs = 86_400_000;
/** Within these years every day has neighbours in the same date format, and PostgreSQL supports them. */
export const statisticDay = z.iso.date().refine((date) => date >= '1970-01-01' && date <= '2999-12-31', {
  error: 'Bitte geben Sie einen Tag zwischen 1970 und 2999 an.',
  params: { code: 'OUT_OF_RANGE' },
});

const days = {
  from: field(statisticDay, 'Von', { hint: 'Bitte geben Sie einen Tag wie 2026-11-21 an.' }),
  to: field(statisticDay, 'Bis', { hint: 'Bitte geben Sie einen Tag wie 2026-11-21 an.' }),
  against: field(statisticDay, 'Verglichen ab', { hint: 'Bitte geben Sie einen Tag wie 2026-11-21 an.' }).optional(),
};
/** `against`: first day of the range that `previous` sums up, of the same length. Default: the days right before. */
export type DayRange = { from: string; to: string; against?: string | undefined };

/** Number of days in a range, both ends included. */
export const daysIn = ({ from, to }: Pick<DayRange, 'from' | 'to'>): number =>
  (startOf(to) - startOf(from)) / dayMs + 1;

function checkRange(range: DayRange, context: z.RefinementCtx): void {
  const length = daysIn(range);
  const fail = (message: string) =>
    context.addIssue({ code: 'custom', path: ['to'], message, params: { code: 'OUT_OF_RANGE' } });
  if (length < 1) fail('„Bis“ liegt vor „Von“. Bitte geben Sie einen späteren Tag an.');
  else if (length > maxDays) fail('Der Zeitraum ist zu lang. Bitte wählen Sie höchstens drei Jahre.');
}

/** Both days are included (STAT-05). */
export const rangeQuery = z.strictObject(days).superRefine(checkRange);
export const statisticQuery = z
  .strictObject({ ...days, branch: field(id, 'Filiale').optional() })
  .superRefine(checkRange);
export type StatisticQuery = z.output<typeof statisticQuery>;

type StatisticOptions<N extends string, Q extends Schema, R extends Schema, T extends Schema> = {
  /** A service that counts its own rows. Default: analytics. */
  service?: string;
  name: N;
  path: `/statistics/${string}`;
  summary: string;
  needs?: Permission;
  /** Query parameters: the days, with or without a branch. */
  query: Q;
  row: R;
  total: T;
};

/** A statistic: its rows, their sum, and the sum of the range that it is compared with (STAT-05). */
export const statistic = <const N extends string, Q extends Schema, R extends Schema, T extends Schema>({
  row,
  total,
  ...options
}: StatisticOptions<N, Q, R, T>) =>
  endpoint({
    ...options,
    service: options.service ?? 'analytics',
    method: 'GET',
    needs: options.needs ?? 'statistics.read',
    reply: { kind: 'data', schema: z.object({ rows: z.array(row), total, previous: total }) },
    status: 200,
    example: { query: { from: '2026-11-01', to: '2026-11-21' } },
  });

/** The range of the same length that a range is compared with. */
export function earlierDays(range: DayRange): { from: string; to: string } {
  const from = range.against ?? addDays(range.from, -daysIn(range));
  return { from, to: addDays(from, daysIn(range) - 1) };
}
