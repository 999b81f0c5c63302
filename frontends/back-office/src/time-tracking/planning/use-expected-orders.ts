import { useQuery } from '@tanstack/react-query';
import { endpointQuery } from '@theke/admin/api/endpoint-query.ts';
import { useApi } from '@theke/admin/api/office-api.ts';
import { may, useMe } from '@theke/admin/api/session.ts';
import { readOrderTimes } from '@theke/contracts/analytics/order-statistics';
import type { LocalDate } from '@theke/rules/time/local-time';
import { type ExpectedWeek, expectedWeek, weeksBefore } from './expected-orders.ts';

/** Expected orders from the statistics. Undefined if they cannot be read; the week can be planned without. */
export function useExpectedOrders(branch: string, monday: LocalDate, today: LocalDate): ExpectedWeek | undefined {
  const query = { ...weeksBefore(monday, today), branch };
  const { data } = useQuery({
    ...endpointQuery(useApi(), readOrderTimes, { query }),
    enabled: may(useMe(), 'statistics.read'),
  });
  return data && expectedWeek(data.rows);
}
