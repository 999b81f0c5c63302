import { useQuery } from '@tanstack/react-query';
import { endpointQuery } from '@theke/admin/api/endpoint-query.ts';
import { useApi } from '@theke/admin/api/office-api.ts';
import { may, useMe } from '@theke/admin/api/session.ts';
import { type Redirect, redirects } from '@theke/contracts/content/redirect';
import { listRedirectChecks } from '@theke/contracts/content/redirect-tools';
import { Button } from '@theke/ui/button';
import { classNames } from '@theke/ui/class-names';
import { redirectMessages } from './redirect-messages.de.ts';
import * as css from './redirect-target.module.css';
import { useShortenRedirect } from './use-shorten-redirect.ts';

/** Target of a redirect in the list, with what is wrong with it and the action that mends a chain. */
export function RedirectTarget({ record }: { record: Redirect }) {
  const api = useApi();
  const canWrite = may(useMe(), redirects.write);
  // One request for all rows.
  const { data } = useQuery(endpointQuery(api, listRedirectChecks, {}));
  const { isBusy, run } = useShortenRedirect();
  const check = data?.find(({ id }) => id === record.id);
  const isChain = check !== undefined && check.hops > 1 && check.arrival === 'page';
  if (!check || (check.arrival === 'page' && !isChain)) return record.target;
  return (
    <span className={css.target}>
      {record.target}
      <span className={classNames(css.mark, !isChain && css.bad)}>
        {check.arrival === 'page' ? redirectMessages.marks.page(check.hops) : redirectMessages.marks[check.arrival]}
      </span>
      {isChain && canWrite && (
        <Button
          kind="quiet"
          size="small"
          className={css.action}
          busyLabel={isBusy && redirectMessages.shortening}
          aria-label={redirectMessages.shortenOf(`/${record.path}`, check.path)}
          onClick={() => void run({ id: record.id, target: check.path })}
        >
          {redirectMessages.shorten}
        </Button>
      )}
    </span>
  );
}
