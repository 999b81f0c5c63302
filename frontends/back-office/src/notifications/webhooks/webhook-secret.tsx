import { endpointKey } from '@theke/admin/api/endpoint-query.ts';
import { useAction } from '@theke/admin/api/use-action.ts';
import { messages } from '@theke/admin/messages.de.ts';
import { CopyField } from '@theke/admin/ui/copy-field.tsx';
import { DecisionDialog } from '@theke/admin/ui/decision-dialog.tsx';
import { makeWebhookSecret, readWebhookState, type WebhookState } from '@theke/contracts/notifications/webhook';
import { Button } from '@theke/ui/button';
import { Notice } from '@theke/ui/notice';
import { sentenceOf } from '@theke/ui/sentence-of';
import { useState } from 'react';
import { webhookMessages } from './webhook-messages.de.ts';
import * as css from './webhook-tools.module.css';

type Props = { state: WebhookState; when: (at: string) => string };

/** Creates and renews the secret of a webhook, which is shown once. */
export function WebhookSecret({ state: { endpoint, secretMadeAt, previousSecretUntil }, when }: Props) {
  const [secret, setSecret] = useState<string>();
  const [isAsking, setIsAsking] = useState(false);
  const { isBusy, problem, run } = useAction(makeWebhookSecret, {
    invalidates: [endpointKey(readWebhookState, { params: endpoint })],
    onDone(created) {
      setSecret(created.secret);
      setIsAsking(false);
    },
  });
  const make = () => void run({ params: endpoint, body: {} });
  const error = problem && sentenceOf(problem, webhookMessages.secretFailed);
  return (
    <div className={css.block}>
      <h3>{webhookMessages.secret}</h3>
      {secret ? (
        <CopyField label={webhookMessages.secretOnce} value={secret} />
      ) : (
        <p>{secretMadeAt ? webhookMessages.secretMade(when(secretMadeAt)) : webhookMessages.secretMissing}</p>
      )}
      {previousSecretUntil && <p>{webhookMessages.secretOverlap(when(previousSecretUntil))}</p>}
      {!isAsking && error && (
        <Notice kind="late" role="alert">
          {error}
        </Notice>
      )}
      <Button
        kind="second"
        size="small"
        busyLabel={isBusy && messages.working}
        onClick={() => (secretMadeAt ? setIsAsking(true) : make())}
      >
        {secretMadeAt ? webhookMessages.secretRenew : webhookMessages.secretMake}
      </Button>
      {isAsking && (
        <DecisionDialog
          title={webhookMessages.secretRenewTitle}
          label={webhookMessages.secretRenew}
          busyLabel={isBusy && messages.working}
          error={error}
          onDecide={make}
          onClose={() => setIsAsking(false)}
        >
          <p>{webhookMessages.secretRenewText}</p>
        </DecisionDialog>
      )}
    </div>
  );
}
