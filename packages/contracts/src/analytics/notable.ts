import { z } from 'zod';
import { endpoint } from '../endpoint.ts';
import { field } from '../field.ts';
import { id } from '../wire.ts';
import { statisticDay } from './statistic.ts';

const sum = z.number();
const count = z.int();

/** A notable figure of a day with the range of earlier same weekdays. Amounts are decimal numbers, gross. */
export const notable = z.union([
  /** Revenue of a branch, or of the whole business if `branch` is null. */
  z.object({ kind: z.literal('revenue'), branch: id.nullable(), gross: sum, days: count, least: sum, most: sum }),
  /** A product that usually sells but had no orders on this day. */
  z.object({ kind: z.literal('missing'), product: id, name: z.string(), days: count, least: count, most: count }),
  z.object({ kind: z.literal('lost'), orders: count, days: count, least: count, most: count }),
]);
export type NotableFact = z.output<typeof notable>;

/**
 * Notable figures of a day, most significant first (STAT-19). `days`: number of same weekdays compared; fewer than four
 * give no result.
 */
export const readNotable = endpoint({
  name: 'readNotable',
  service: 'analytics',
  method: 'GET',
  path: '/statistics/notable',
  summary: 'Was an einem Tag auffällt, neben den gleichen Wochentagen der acht Wochen davor',
  needs: 'statistics.read',
  query: z.strictObject({ day: field(statisticDay, 'Tag', { hint: 'Bitte geben Sie einen Tag wie 2026-11-21 an.' }) }),
  reply: { kind: 'data', schema: z.object({ days: count, rows: z.array(notable) }) },
  status: 200,
  example: { query: { day: '2026-11-21' } },
});
