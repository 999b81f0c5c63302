import { useQuery } from '@tanstack/react-query';
import { useApi } from '@theke/admin/api/office-api.ts';
import { useShop } from '@theke/admin/api/shop.ts';
import { moneyText } from '@theke/admin/ui/format.ts';
import { analyticsLeads, leadStates } from '@theke/contracts/analytics/analytics-lead';
import { readLeadSums } from '@theke/contracts/analytics/lead-sums';
import { numberText } from '@theke/rules/units/amount-text';
import { leadMessages } from './lead-messages.de.ts';
import * as css from './lead-sums.module.css';

/** Number and expected value of leads by state. */
export function LeadSums() {
  const api = useApi();
  const { currency } = useShop().config;
  // Below the query key of the leads, so that it is invalidated with them.
  const queryKey = [analyticsLeads.name, 'sums'];
  const { data } = useQuery({ queryKey, queryFn: ({ signal }) => api(readLeadSums, {}, signal), staleTime: 0 });
  if (!data || data.every(({ leads }) => leads === 0)) return null;
  return (
    <section aria-label={leadMessages.sums}>
      <dl className={css.sums}>
        {data.map(({ state, leads, estimate }) => (
          <div key={state}>
            <dt>{leadStates[state]}</dt>
            <dd>
              <b>{numberText(leads)}</b> {estimate > 0 && state !== 'lost' && moneyText(estimate, currency)}
            </dd>
          </div>
        ))}
      </dl>
    </section>
  );
}
