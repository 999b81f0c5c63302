import { z } from 'zod';
import { statistic, statisticQuery } from '../analytics/statistic.ts';

const count = z.int();
/**
 * `reservations`: confirmed ones, regardless of their later state, with `walkIns` (guests without one, as parties) and
 * `noShows`. `guests`: persons who came or are expected. Requests count nowhere until they are confirmed.
 */
const figures = { reservations: count, guests: count, walkIns: count, noShows: count, canceled: count };

/** Reservations by business day of their branch (RESV-16). */
export const readReservations = statistic({
  service: 'ordering',
  name: 'readReservationStatistic',
  path: '/statistics/reservations',
  summary: 'Reservierungen, Gäste und Ausfälle je Tag',
  query: statisticQuery,
  row: z.object({ day: z.iso.date(), ...figures }),
  total: z.object(figures),
});
