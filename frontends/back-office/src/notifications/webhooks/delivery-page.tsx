import { useQuery } from '@tanstack/react-query';
import { endpointKey, endpointQuery } from '@theke/admin/api/endpoint-query.ts';
import { useApi } from '@theke/admin/api/office-api.ts';
import { may, useMe } from '@theke/admin/api/session.ts';
import { useAction } from '@theke/admin/api/use-action.ts';
import { useZoneOf } from '@theke/admin/api/use-zone-of.ts';
import { PageBar } from '@theke/admin/shell/page-bar.tsx';
import { FactList } from '@theke/admin/ui/fact-list.tsx';
import { dateTimeText } from '@theke/admin/ui/format.ts';
import { LoadFailure } from '@theke/admin/ui/load-failure.tsx';
import {
  eventLabels,
  listWebhookDeliveries,
  readWebhookDelivery,
  redriveWebhookDelivery,
  type WholeWebhookDelivery,
  webhookDeliveries,
} from '@theke/contracts/notifications/webhook';
import { Button } from '@theke/ui/button';
import { Notice } from '@theke/ui/notice';
import { sentenceOf } from '@theke/ui/sentence-of';
import { Skeleton } from '@theke/ui/skeleton';
import { useToast } from '@theke/ui/toast';
import { Link, useParams } from 'react-router';
import { AttemptList } from './attempt-list.tsx';
import * as css from './delivery-page.module.css';
import { DeliveryState } from './delivery-state.tsx';
import { indentedJson } from './indented-json.ts';
import { webhookMessages } from './webhook-messages.de.ts';

const pollIntervalMs = 3_000;

/** Page of a delivery: what was sent, and what the receiver answered. */
export function DeliveryPage() {
  const { id = '' } = useParams();
  const api = useApi();
  const { data, isError, error, refetch } = useQuery({
    ...endpointQuery(api, readWebhookDelivery, { params: { id } }),
    refetchInterval: (query) => (query.state.data?.state === 'queued' ? pollIntervalMs : false),
  });
  return (
    <>
      <PageBar
        title={data ? (eventLabels[data.type] ?? data.type) : webhookDeliveries.label.one}
        backTo="/webhook-deliveries"
        aside={data && <DeliveryState record={data} />}
      />
      <div className={css.page}>
        {data && <DeliveryDetail delivery={data} />}
        {!data && isError && <LoadFailure message={webhookMessages.oneLoadFailed} error={error} refetch={refetch} />}
        {!data && !isError && <Skeleton width="100%" height={320} />}
      </div>
    </>
  );
}

const code = (text: string) => <code>{text}</code>;
const linkTo = (endpoint: string) => <Link to={`/webhook-endpoints/${endpoint}`}>{webhookMessages.openEndpoint}</Link>;

function DeliveryDetail({ delivery }: { delivery: WholeWebhookDelivery }) {
  const me = useMe();
  const zone = useZoneOf()();
  const { endpoint, event, type, createdAt, nextAt, lastError, state, log } = delivery;
  const facts = [
    [webhookMessages.endpoint, linkTo(endpoint.id)],
    [webhookMessages.event, code(type)],
    [webhookMessages.id, code(event)],
    [webhookMessages.created, dateTimeText(createdAt, zone)],
    [webhookMessages.next, state === 'queued' && nextAt && dateTimeText(nextAt, zone)],
  ] as const;
  return (
    <>
      {lastError && state !== 'sent' && <Notice kind={state === 'failed' ? 'late' : 'soon'}>{lastError}</Notice>}
      <FactList facts={facts} className={css.facts} />
      {may(me, 'webhooks.write') && <Redrive id={delivery.id} />}
      <section className={css.part} aria-labelledby="attempts">
        <h2 id="attempts">{webhookMessages.attempts}</h2>
        <AttemptList attempts={log} zone={zone} />
      </section>
      <section className={css.part} aria-labelledby="request">
        <h2 id="request">{webhookMessages.request}</h2>
        <p className={css.hint}>{webhookMessages.requestKept}</p>
        <pre className={css.text}>{indentedJson(delivery.payload)}</pre>
      </section>
    </>
  );
}

function Redrive({ id }: { id: string }) {
  const toast = useToast();
  const { isBusy, run } = useAction(redriveWebhookDelivery, {
    invalidates: [endpointKey(readWebhookDelivery, { params: { id } }), endpointKey(listWebhookDeliveries)],
    onDone: () => toast({ text: webhookMessages.redriveOne }),
    onProblem: (problem) => toast({ text: sentenceOf(problem, webhookMessages.redriveOneFailed) }),
  });
  return (
    <div>
      <Button
        kind="second"
        size="small"
        busyLabel={isBusy && webhookMessages.sending}
        onClick={() => void run({ params: { id }, body: {} })}
      >
        {webhookMessages.redrive}
      </Button>
    </div>
  );
}
