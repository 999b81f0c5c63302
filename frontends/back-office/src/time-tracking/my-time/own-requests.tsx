import { useAction } from '@theke/admin/api/use-action.ts';
import { useZoneOf } from '@theke/admin/api/use-zone-of.ts';
import { messages } from '@theke/admin/messages.de.ts';
import {
  type NamedCorrectionRequest,
  withdrawCorrectionRequest,
} from '@theke/contracts/time-tracking/correction-request';
import { Button } from '@theke/ui/button';
import { ErrorPanel } from '@theke/ui/error-panel';
import { Refusal } from '../shared/refusal.tsx';
import { requestMessages } from '../shared/request-messages.de.ts';
import { RequestRow } from '../shared/request-row.tsx';
import { timesText } from '../shared/request-texts.ts';
import { sheetKeys } from '../shared/sheet-keys.ts';
import type { useRequests } from '../shared/use-requests.ts';
import * as css from './my-time.module.css';

const requestsMessages = requestMessages.requests;

/** The user's requests and their decisions; undecided ones can be withdrawn. */
export function OwnRequests({ requests: { data, isError, refetch } }: { requests: ReturnType<typeof useRequests> }) {
  return (
    <section aria-labelledby="requests" className={css.section}>
      <h2 id="requests">{requestsMessages.title}</h2>
      {!data && isError && (
        <ErrorPanel message={requestsMessages.failed} retryLabel={messages.retry} onRetry={() => void refetch()} />
      )}
      {data?.data.length === 0 && <p>{requestsMessages.none}</p>}
      {data && data.data.length > 0 && (
        <ul className={css.requests}>
          {data.data.map((request) => (
            <OwnRequest key={request.id} request={request} />
          ))}
        </ul>
      )}
      {data && data.meta.total > data.data.length && <p>{requestsMessages.more(data.meta.total - data.data.length)}</p>}
    </section>
  );
}

function OwnRequest({ request }: { request: NamedCorrectionRequest }) {
  const zone = useZoneOf()(request.branch.id);
  const { isBusy, problem, run } = useAction(withdrawCorrectionRequest, { invalidates: sheetKeys });
  if (request.state !== 'requested') return <RequestRow request={request} />;
  return (
    <RequestRow request={request}>
      <Refusal failed={requestsMessages.withdrawFailed} problem={problem} />
      <Button
        kind="second"
        size="small"
        aria-label={requestsMessages.withdrawThis(timesText(request, zone))}
        busyLabel={isBusy && messages.working}
        onClick={() => void run({ params: { id: request.id }, body: {} })}
      >
        {requestsMessages.withdraw}
      </Button>
    </RequestRow>
  );
}
