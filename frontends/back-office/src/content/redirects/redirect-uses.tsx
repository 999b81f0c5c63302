import { useQuery } from '@tanstack/react-query';
import { endpointQuery } from '@theke/admin/api/endpoint-query.ts';
import { useApi } from '@theke/admin/api/office-api.ts';
import { useZoneOf } from '@theke/admin/api/use-zone-of.ts';
import * as table from '@theke/admin/ui/data-table.module.css';
import { minuteText } from '@theke/admin/ui/format.ts';
import type { Redirect } from '@theke/contracts/content/redirect';
import { listRedirectChecks } from '@theke/contracts/content/redirect-tools';
import { redirectMessages } from './redirect-messages.de.ts';

/** How often a redirect was used within 30 days, and when last. */
export function RedirectUses({ record }: { record: Redirect }) {
  const zone = useZoneOf()();
  // One request for all rows.
  const { data } = useQuery(endpointQuery(useApi(), listRedirectChecks, {}));
  const check = data?.find(({ id }) => id === record.id);
  if (!check) return null;
  return (
    <span className={table.number}>
      {redirectMessages.uses(check.uses)}
      {check.lastAt && <span className={table.muted}>, {minuteText(check.lastAt, new Date(), zone)}</span>}
    </span>
  );
}
