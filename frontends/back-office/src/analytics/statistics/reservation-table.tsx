import { useQuery } from '@tanstack/react-query';
import { useApi } from '@theke/admin/api/office-api.ts';
import { useShop } from '@theke/admin/api/shop.ts';
import type { StatisticQuery } from '@theke/contracts/analytics/statistic';
import type { Replied } from '@theke/contracts/endpoint';
import type { readReservations } from '@theke/contracts/ordering/reservation-statistic';
import { numberText } from '@theke/rules/units/amount-text';
import { Link } from 'react-router';
import { namedDay } from '../shared/day-texts.ts';
import { FiguresSection } from '../shared/figures-section.tsx';
import { statisticsMessages } from '../shared/statistics-messages.de.ts';
import { SumTable } from '../shared/sum-table.tsx';
import { reservedDays } from './reserved-days.ts';
import { statisticsQueries } from './statistics-queries.ts';

const messages = statisticsMessages.reservations;

/** Reservations by day (RESV-16). Nothing where no branch takes reservations, and for a range without any. */
export function ReservationTable({ range }: { range: StatisticQuery }) {
  const isUsed = useShop().branches.some(({ isReservationEnabled }) => isReservationEnabled);
  const { data } = useQuery({ ...statisticsQueries(useApi(), range).reservations, enabled: isUsed });
  if (!data) return null;
  const days = reservedDays(data.rows);
  if (days.length === 0) return null;
  return (
    <FiguresSection title={messages.title} note={noteOf(data.total)}>
      <SumTable
        labels={[statisticsMessages.day, messages.count, messages.guests, messages.noShows, messages.canceled]}
        rows={days.toReversed().map(({ day, ...sums }) => ({
          key: day,
          head: <Link to={reservationsOf(day, range.branch)}>{namedDay(day)}</Link>,
          cells: cells(sums),
        }))}
        total={{ head: statisticsMessages.sum, cells: cells(data.total) }}
      />
    </FiguresSection>
  );
}

type Sums = Replied<typeof readReservations>['total'];

const cells = ({ reservations, guests, noShows, canceled }: Sums) =>
  [reservations, guests, noShows, canceled].map((count) => numberText(count));

/** Walk-ins and the share of no-shows; guests without a reservation cannot be missing. */
function noteOf({ reservations, walkIns, noShows }: Sums): string {
  const missing = `${numberText(Math.round((100 * noShows) / (reservations - walkIns)))}\u00a0%`;
  return [
    ...(walkIns > 0 ? [messages.without(numberText(walkIns))] : []),
    ...(noShows > 0 ? [messages.missing(missing)] : []),
  ].join(', ');
}

const reservationsOf = (day: string, branch: string | undefined): string =>
  `/reservations?${new URLSearchParams({ day, ...(branch && { branch }) })}`;
