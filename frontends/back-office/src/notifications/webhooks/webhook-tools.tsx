import { useQuery } from '@tanstack/react-query';
import { endpointKey, endpointQuery } from '@theke/admin/api/endpoint-query.ts';
import { useApi } from '@theke/admin/api/office-api.ts';
import type { OfficeRecord } from '@theke/admin/api/resource.ts';
import { useAction } from '@theke/admin/api/use-action.ts';
import { useZoneOf } from '@theke/admin/api/use-zone-of.ts';
import { FactList } from '@theke/admin/ui/fact-list.tsx';
import { minuteText } from '@theke/admin/ui/format.ts';
import { LoadFailure } from '@theke/admin/ui/load-failure.tsx';
import {
  listWebhookDeliveries,
  readWebhookState,
  testWebhook,
  type WebhookEndpoint,
} from '@theke/contracts/notifications/webhook';
import { Button } from '@theke/ui/button';
import { Notice } from '@theke/ui/notice';
import { sentenceOf } from '@theke/ui/sentence-of';
import { useToast } from '@theke/ui/toast';
import { useNow } from '@theke/ui/use-now';
import { useState } from 'react';
import { Link } from 'react-router';
import { RedriveDialog } from './redrive-dialog.tsx';
import { webhookLogPath } from './webhook-log-path.ts';
import { webhookMessages } from './webhook-messages.de.ts';
import { WebhookSecret } from './webhook-secret.tsx';
import * as css from './webhook-tools.module.css';

/** Polling interval in ms. */
const freshFor = 5_000;

/** State of a webhook, its secret, and its deliveries. */
export function WebhookTools({ record }: { record: OfficeRecord }) {
  const { id, isEnabled } = record as OfficeRecord & Pick<WebhookEndpoint, 'isEnabled'>;
  const api = useApi();
  const now = useNow(freshFor);
  const zone = useZoneOf()();
  const [isRedriving, setIsRedriving] = useState(false);
  const query = endpointQuery(api, readWebhookState, { params: { id } });
  const { data: state, isError, error, refetch } = useQuery({ ...query, refetchInterval: freshFor });
  const when = (at: string | null) => at && minuteText(at, now, zone);
  if (!state)
    return isError ? <LoadFailure message={webhookMessages.stateFailed} error={error} refetch={refetch} /> : null;

  const facts = [
    [webhookMessages.lastSent, when(state.lastSentAt) ?? webhookMessages.never],
    [webhookMessages.failingSince, isEnabled && when(state.failingSince)],
    [webhookMessages.waiting, state.waiting > 0 && String(state.waiting)],
    [webhookMessages.failed, state.failed > 0 && String(state.failed)],
  ] as const;
  return (
    <section className={css.tools} aria-labelledby="webhook-state">
      <h2 id="webhook-state">{webhookMessages.state}</h2>
      {!isEnabled && state.disabledReason && state.disabledAt && (
        <Notice kind="late">{webhookMessages.disabled[state.disabledReason](when(state.disabledAt) ?? '')}</Notice>
      )}
      <FactList facts={facts} className={css.facts} />
      <div className={css.buttons}>
        <TestButton id={id} />
        {isEnabled && state.failed > 0 && (
          <Button kind="second" size="small" onClick={() => setIsRedriving(true)}>
            {webhookMessages.redriveAll}
          </Button>
        )}
      </div>
      <Link to={webhookLogPath(id)}>{webhookMessages.log}</Link>
      <WebhookSecret state={state} when={(at) => when(at) ?? ''} />
      {isRedriving && <RedriveDialog endpoint={id} onClose={() => setIsRedriving(false)} />}
    </section>
  );
}

function TestButton({ id }: { id: string }) {
  const toast = useToast();
  const { isBusy, run } = useAction(testWebhook, {
    invalidates: [endpointKey(readWebhookState, { params: { id } }), endpointKey(listWebhookDeliveries)],
    onDone: () => toast({ text: webhookMessages.testSent }),
    onProblem: (problem) => toast({ text: sentenceOf(problem, webhookMessages.testFailed) }),
  });
  return (
    <Button
      kind="second"
      size="small"
      busyLabel={isBusy && webhookMessages.sending}
      onClick={() => void run({ params: { id }, body: {} })}
    >
      {webhookMessages.test}
    </Button>
  );
}
