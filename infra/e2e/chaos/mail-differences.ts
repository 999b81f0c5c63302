import type { MessageState } from '@theke/contracts/notifications/message';
import type { CheckDeps } from './check-deps.ts';
import { unpaidOrders } from './unpaid-orders.ts';

type Row = { id: string; order_id: string | null; kind: string; state: MessageState };

/** Mails for a new order: one to the branch, one to the guest. */
const kinds = ['branch-new-order', 'order-received'];

/**
 * Messages of all tenants that wait for a retry. Staff never handle these orders, so reminders continue for minutes.
 */
export async function waitingMails({ databases }: Pick<CheckDeps, 'databases'>): Promise<string[]> {
  const { rows } = await databases.notifications.query<{ id: string; last_error: string | null }>(
    `select id, last_error from message where state = 'queued' and kind <> 'order-unseen'`,
  );
  return rows.map(({ id, last_error: lastError }) => `${id} is not sent: ${lastError ?? 'not tried yet'}`);
}

/**
 * Expects one mail per kind for each accepted order, and none for an unpaid online order. The mail server has it, or
 * staff see that it failed. The server must have no other mails.
 */
export async function mailDifferences({ databases, ledger, mail, sentBefore }: CheckDeps): Promise<string[]> {
  const { rows } = await databases.notifications.query<Row>(
    `select id, order_id, kind, state from message where channel = 'email'`,
  );
  const unpaid = await unpaidOrders(databases, ledger);
  const accepted = mail.acceptedMails();
  const stored = new Map(rows.map((row) => [row.id, row]));
  const ofOrder = Map.groupBy(rows, (row) => row.order_id);
  return [
    ...[...ledger.accepted].flatMap(([marker, order]) =>
      kinds.flatMap((kind) => {
        const count = ofOrder.get(order)?.filter((row) => row.kind === kind).length ?? 0;
        return count === (unpaid.has(order) ? 0 : 1) ? [] : [`${marker} has ${count} mails "${kind}"`];
      }),
    ),
    ...rows
      .filter(({ id, state }) => state === 'sent' && !accepted.has(id) && !sentBefore.has(id))
      .map(({ id, kind }) => `mail ${id} (${kind}) counts as sent, but the mail server never received it`),
    ...[...accepted.keys()].filter((id) => !stored.has(id)).map((id) => `the mail server has the unknown mail ${id}`),
  ];
}

/** Mail counts for the report. */
export async function mailFigures({ databases, mail }: Pick<CheckDeps, 'databases' | 'mail'>): Promise<MailFigures> {
  const { rows } = await databases.notifications.query<{ failed: string }>(
    `select count(*) as failed from message where channel = 'email' and state = 'failed'`,
  );
  const times = [...mail.acceptedMails().values()];
  return { sent: times.length, twice: times.filter((count) => count > 1).length, failed: Number(rows[0]?.failed) };
}

/** `twice`: accepted by the server, which died before it confirmed; both carry the same Message-ID. */
export type MailFigures = { sent: number; twice: number; failed: number };
