import { useQuery, useQueryClient } from '@tanstack/react-query';
import { endpointQuery } from '@theke/admin/api/endpoint-query.ts';
import { useApi } from '@theke/admin/api/office-api.ts';
import { may, useMe } from '@theke/admin/api/session.ts';
import { useShop } from '@theke/admin/api/shop.ts';
import { useAction } from '@theke/admin/api/use-action.ts';
import { useZoneOf } from '@theke/admin/api/use-zone-of.ts';
import * as table from '@theke/admin/ui/data-table.module.css';
import { timeText } from '@theke/admin/ui/format.ts';
import {
  channelLabels,
  kindLabels,
  listMessages,
  type Message,
  type MessageKind,
} from '@theke/contracts/notifications/message';
import type { Order } from '@theke/contracts/ordering/order';
import { resendNewOrderEmail, resendNewOrderSms } from '@theke/contracts/ordering/order-endpoints';
import { Button } from '@theke/ui/button';
import { classNames } from '@theke/ui/class-names';
import { Notice } from '@theke/ui/notice';
import { sentenceOf } from '@theke/ui/sentence-of';
import { useToast } from '@theke/ui/toast';
import { useState } from 'react';
import { Link } from 'react-router';
import { mailboxMessages } from './mailbox-messages.de.ts';
import { MessageState } from './message-state.tsx';
import * as css from './order-messages.module.css';

/** Polling interval in ms, because the notifications service receives requests asynchronously. */
const pollIntervalMs = 3_000;
/** Kinds of messages to the branch; all others are sent to the guest. */
const branchKinds: readonly MessageKind[] = ['branch-new-order', 'order-unseen'];
const isWaiting = ({ state }: Message) => state === 'queued';

/** Messages about an order, with a button to send the confirmation again. */
export function OrderMessages({ order }: { order: Order }) {
  const api = useApi();
  const me = useMe();
  const client = useQueryClient();
  const toast = useToast();
  const { config } = useShop();
  const zone = useZoneOf()(order.branch.id);
  const query = endpointQuery(api, listMessages, {
    query: { pageSize: 50, sort: 'createdAt', filter: { order: order.id } },
  });
  /** Number of messages once the requested one has arrived. */
  const [expected, setExpected] = useState(0);
  const mayRead = may(me, 'messages.read');
  const { data, isError } = useQuery({
    ...query,
    enabled: mayRead,
    refetchInterval: ({ state: { data: seen } }) =>
      seen && (seen.data.length < expected || seen.data.some(isWaiting)) ? pollIntervalMs : false,
  });
  const resending = useAction(
    (endpoint: typeof resendNewOrderEmail | typeof resendNewOrderSms) =>
      api(endpoint, { params: { id: order.id }, body: {} }),
    {
      onDone: () => {
        toast({ text: mailboxMessages.resent });
        setExpected((data?.data.length ?? 0) + 1);
        void client.invalidateQueries(query);
      },
      onProblem: (problem) => toast({ text: sentenceOf(problem, mailboxMessages.resendFailed) }),
    },
  );
  if (!mayRead) return null;
  const isPlaced = order.status !== 'awaiting-payment' && order.status !== 'failed';
  const canMail = isPlaced && order.contact.email !== '';
  const canSms = isPlaced && order.contact.phone !== '' && config.enablePluginSMS;

  const toGuest = data?.data.filter(({ kind }) => !branchKinds.includes(kind)) ?? [];
  const toBranch = data?.data.filter(({ kind }) => branchKinds.includes(kind)) ?? [];

  return (
    <section className={css.section}>
      <h2>{mailboxMessages.toGuest}</h2>
      {isError && <Notice kind="late">{mailboxMessages.loadFailed}</Notice>}
      {data && toGuest.length === 0 && <p className={css.quiet}>{mailboxMessages.noneOfOrder}</p>}
      {toGuest.length > 0 && <MessageTable messages={toGuest} zone={zone} />}
      {(canMail || canSms) && may(me, 'orders.write') && (
        <fieldset className={css.resend}>
          <legend>{mailboxMessages.resend}</legend>
          {canMail && (
            <Button
              kind="second"
              size="small"
              busyLabel={resending.isBusy && mailboxMessages.sending}
              onClick={() => void resending.run(resendNewOrderEmail)}
            >
              {mailboxMessages.resendEmail}
            </Button>
          )}
          {canSms && (
            <Button
              kind="second"
              size="small"
              busyLabel={resending.isBusy && mailboxMessages.sending}
              onClick={() => void resending.run(resendNewOrderSms)}
            >
              {mailboxMessages.resendSms}
            </Button>
          )}
        </fieldset>
      )}
      {toBranch.length > 0 && (
        <>
          <h2 className={css.further}>{mailboxMessages.toBranch}</h2>
          <MessageTable messages={toBranch} zone={zone} />
        </>
      )}
    </section>
  );
}

const MessageTable = ({ messages, zone }: { messages: readonly Message[]; zone: string }) => (
  <table className={classNames(table.table, table.inset)}>
    <thead>
      <tr>
        <th scope="col">{mailboxMessages.when}</th>
        <th scope="col">{mailboxMessages.what}</th>
        <th scope="col" className={table.fromTablet}>
          {mailboxMessages.state}
        </th>
      </tr>
    </thead>
    <tbody>
      {messages.map((message) => (
        <tr key={message.id}>
          <td className={table.number}>{timeText(message.createdAt, zone)}</td>
          <td className={table.wraps}>
            <Link className={table.rowLink} to={`/messages/${message.id}`}>
              <b>{kindLabels[message.kind]}</b>
            </Link>
            <small className={table.below}>
              {[channelLabels[message.channel], message.recipient].filter(Boolean).join(', ')}
            </small>
            <span className={table.onPhone}>
              <MessageState message={message} />
            </span>
            {message.state === 'failed' && message.lastError && <small className={css.why}>{message.lastError}</small>}
          </td>
          <td className={table.fromTablet}>
            <MessageState message={message} />
          </td>
        </tr>
      ))}
    </tbody>
  </table>
);
