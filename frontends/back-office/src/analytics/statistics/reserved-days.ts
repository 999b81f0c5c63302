import type { Replied } from '@theke/contracts/endpoint';
import type { readReservations } from '@theke/contracts/ordering/reservation-statistic';

type Day = Replied<typeof readReservations>['rows'][number];

/** The days with reservations, canceled ones included. */
export const reservedDays = (rows: readonly Day[]): Day[] =>
  rows.filter(({ reservations, canceled }) => reservations + canceled > 0);
