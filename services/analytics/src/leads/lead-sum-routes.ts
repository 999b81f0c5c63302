import { type LeadState, leadStates } from '@theke/contracts/analytics/analytics-lead';
import { readLeadSums } from '@theke/contracts/analytics/lead-sums';
import { type Route, route } from '@theke/kit/http/route';
import type { ServiceBase } from '@theke/kit/service';

/** Sums above the list of leads (STAT-13). */
export function leadSumRoutes({ db }: Pick<ServiceBase<unknown>, 'db'>): Route[] {
  return [
    route(readLeadSums, async ({ tenant }) => {
      const rows = await db.withTenant(
        tenant,
        (tx) =>
          tx.query<{ state: LeadState; leads: number; estimate: number }>(
            `select doc ->> 'state' as state, count(*)::int as leads,
               coalesce(sum((doc ->> 'estimate')::numeric), 0)::float8 as estimate
             from analytics_leads group by 1`,
            [],
            'lead-sums',
          ),
        { durability: 'relaxed' },
      );
      const rowByState = new Map(rows.map((row) => [row.state, row]));
      return (Object.keys(leadStates) as LeadState[]).map(
        (state) => rowByState.get(state) ?? { state, leads: 0, estimate: 0 },
      );
    }),
  ];
}
