import { useQuery } from '@tanstack/react-query';
import { endpointQuery } from '@theke/admin/api/endpoint-query.ts';
import { useApi } from '@theke/admin/api/office-api.ts';
import * as css from '@theke/admin/ui/data-table.module.css';
import { numberText } from '@theke/admin/ui/format.ts';
import { type Discount, listDiscountUses } from '@theke/contracts/ordering/discount';
import { discountMessages } from './discounts-messages.de.ts';

/** "3", or "3 von 10" if the discount has a limit; empty until it is loaded. */
export function DiscountUses({ record: { id, maxUses } }: { record: Discount }) {
  const { data } = useQuery(endpointQuery(useApi(), listDiscountUses, {}));
  if (!data) return null;
  const uses = numberText(data.find(({ discount }) => discount === id)?.uses ?? 0);
  return (
    <span className={css.number}>{maxUses === null ? uses : discountMessages.usesOf(uses, numberText(maxUses))}</span>
  );
}
