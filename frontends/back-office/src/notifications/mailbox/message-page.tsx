import { useQuery, useQueryClient } from '@tanstack/react-query';
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
  channelLabels,
  kindLabels,
  listMessages,
  messages,
  readMessage,
  sendMessageAgain,
  type WholeMessage,
} from '@theke/contracts/notifications/message';
import { Button } from '@theke/ui/button';
import { Notice } from '@theke/ui/notice';
import { Segmented } from '@theke/ui/segmented';
import { sentenceOf } from '@theke/ui/sentence-of';
import { Skeleton } from '@theke/ui/skeleton';
import { useToast } from '@theke/ui/toast';
import { useState } from 'react';
import { Link, useParams } from 'react-router';
import { mailboxMessages } from '../shared/mailbox-messages.de.ts';
import { MessageState } from '../shared/message-state.tsx';
import * as css from './message-page.module.css';

const pollIntervalMs = 3_000;

/** Page of a message: its delivery and content. */
export function MessagePage() {
  const { id = '' } = useParams();
  const api = useApi();
  const { data, isError, error, refetch } = useQuery({
    ...endpointQuery(api, readMessage, { params: { id } }),
    refetchInterval: (query) => (query.state.data?.state === 'queued' ? pollIntervalMs : false),
  });
  return (
    <>
      <PageBar
        title={data ? kindLabels[data.kind] : messages.label.many}
        backTo="/messages"
        aside={data && <MessageState message={data} />}
      />
      <div className={css.page}>
        {data && <MessageDetail message={data} />}
        {!data && isError && <LoadFailure message={mailboxMessages.oneLoadFailed} error={error} refetch={refetch} />}
        {!data && !isError && <Skeleton width="100%" height={320} />}
      </div>
    </>
  );
}

function MessageDetail({ message }: { message: WholeMessage }) {
  const me = useMe();
  const zone = useZoneOf()(message.branch?.id);
  const { order, uid, ticketNumber } = message;
  const facts = [
    [mailboxMessages.channel, channelLabels[message.channel]],
    [mailboxMessages.recipient, message.recipient],
    [mailboxMessages.subject, message.channel !== 'sms' && message.subject],
    [
      mailboxMessages.order,
      order && <Link to={`/orders/${order.id}`}>{ticketNumber === null ? uid : `#${ticketNumber}`}</Link>,
    ],
    [mailboxMessages.sender, message.carrier && mailboxMessages.carriers[message.carrier]],
    [mailboxMessages.when, dateTimeText(message.sentAt ?? message.createdAt, zone)],
    [mailboxMessages.tries, message.attempts > 1 && String(message.attempts)],
  ] as const;
  return (
    <>
      {message.state === 'sent' && message.carrier === 'mailbox' && (
        <Notice>
          <p>
            <b>{mailboxMessages.mailbox}</b> {mailboxMessages.mailboxWhy[message.channel]}
          </p>
        </Notice>
      )}
      {message.state === 'erased' && <Notice>{mailboxMessages.erased}</Notice>}
      {message.lastError && (
        <Notice kind={message.state === 'failed' ? 'late' : 'soon'}>
          <p>
            {message.state === 'failed' && <b>{mailboxMessages.failed} </b>}
            {message.lastError}
          </p>
          {message.state === 'failed' && may(me, 'messages.write') && <SendAgain id={message.id} />}
        </Notice>
      )}
      <FactList facts={facts} className={css.facts} />
      {message.state !== 'erased' && <MessageBody message={message} />}
    </>
  );
}

function SendAgain({ id }: { id: string }) {
  const client = useQueryClient();
  const toast = useToast();
  const refresh = () => client.invalidateQueries({ queryKey: endpointKey(listMessages) });
  const { isBusy, run } = useAction(sendMessageAgain, {
    onDone: () => {
      toast({ text: mailboxMessages.queued });
      return refresh();
    },
    onProblem: (problem) => {
      toast({ text: sentenceOf(problem, mailboxMessages.sendFailed) });
      void refresh();
    },
  });
  return (
    <Button
      kind="second"
      size="small"
      busyLabel={isBusy && mailboxMessages.sending}
      onClick={() => void run({ params: { id }, body: {} })}
    >
      {mailboxMessages.sendAgain}
    </Button>
  );
}

/** Shows a mail in a sandboxed frame without scripts and external content. */
function MessageBody({ message }: { message: WholeMessage }) {
  const [shown, setShown] = useState<'mail' | 'text'>(message.hasHtml ? 'mail' : 'text');
  return (
    <section className={css.body}>
      {message.hasHtml && (
        <Segmented
          label={mailboxMessages.show}
          value={shown}
          segments={[
            { value: 'mail', label: mailboxMessages.asMail },
            { value: 'text', label: mailboxMessages.asText },
          ]}
          onChange={setShown}
        />
      )}
      {shown === 'mail' ? (
        <iframe
          className={css.frame}
          title={mailboxMessages.frame(message.subject)}
          src={`/api/messages/${message.id}/html`}
          sandbox=""
        />
      ) : (
        <pre className={css.text}>{message.text}</pre>
      )}
    </section>
  );
}
