import { type DisabledReason, type WebhookEndpoint, webhookEndpoints } from '@theke/contracts/notifications/webhook';
import type { WebhookEventType } from '@theke/contracts/notifications/webhook-events';
import type { Transaction } from '@theke/kit/database/database';
import { postgresResourceStore } from '@theke/kit/resource/postgres-resource-store';

const resource = postgresResourceStore(webhookEndpoints);

/** What the platform stores of an endpoint besides its settings. */
export type EndpointState = {
  salt: string;
  secretMadeAt: Date | null;
  previousSalt: string | null;
  previousUntil: Date | null;
  failingSince: Date | null;
  lastSentAt: Date | null;
  disabledReason: DisabledReason | null;
  disabledAt: Date | null;
};

const stateColumns = `salt, secret_made_at as "secretMadeAt", previous_salt as "previousSalt",
  previous_until as "previousUntil", failing_since as "failingSince", last_sent_at as "lastSentAt",
  disabled_reason as "disabledReason", disabled_at as "disabledAt"`;

export const webhookEndpointStore = {
  find: (tx: Transaction, id: string): Promise<WebhookEndpoint | undefined> => resource.find(tx, id),

  async count(tx: Transaction): Promise<number> {
    const rows = await tx.query('select from webhook_endpoints', [], 'webhook-endpoints-count');
    return rows.length;
  },

  /** Endpoints that are switched on, with the events that they want. */
  enabled: (tx: Transaction): Promise<{ id: string; events: WebhookEventType[] }[]> =>
    tx.query(
      `select id, doc -> 'events' as events from webhook_endpoints where (doc ->> 'isEnabled')::boolean order by id`,
      [],
      'webhook-endpoints-enabled',
    ),

  async state(tx: Transaction, endpoint: string): Promise<EndpointState | undefined> {
    const [row] = await tx.query<EndpointState>(
      `select ${stateColumns} from webhook_state where endpoint_id = $1`,
      [endpoint],
      'webhook-state-find',
    );
    return row;
  },

  begin(tx: Transaction, endpoint: string, salt: string): void {
    tx.query(
      'insert into webhook_state (endpoint_id, salt) values ($1, $2) on conflict do nothing',
      [endpoint, salt],
      'webhook-state-begin',
    );
  },

  /** Replaces the secret. The previous one stays valid until `overlapUntil`, if it was ever shown. */
  renewSecret(
    tx: Transaction,
    endpoint: string,
    { salt, at, overlapUntil }: { salt: string; at: Date; overlapUntil: Date },
  ): void {
    tx.query(
      `update webhook_state set salt = $2, secret_made_at = $3,
         previous_salt = case when secret_made_at is not null then salt end,
         previous_until = case when secret_made_at is not null then $4::timestamptz end
       where endpoint_id = $1`,
      [endpoint, salt, at, overlapUntil],
      'webhook-state-renew',
    );
  },

  succeeded(tx: Transaction, endpoint: string, at: Date): void {
    tx.query(
      'update webhook_state set failing_since = null, last_sent_at = $2 where endpoint_id = $1',
      [endpoint, at],
      'webhook-state-succeeded',
    );
  },

  failed(tx: Transaction, endpoint: string, at: Date): void {
    tx.query(
      'update webhook_state set failing_since = coalesce(failing_since, $2) where endpoint_id = $1',
      [endpoint, at],
      'webhook-state-failed',
    );
  },

  noteDisabled(tx: Transaction, endpoint: string, reason: DisabledReason, at: Date): void {
    tx.query(
      'update webhook_state set disabled_reason = $2, disabled_at = $3 where endpoint_id = $1',
      [endpoint, reason, at],
      'webhook-state-disabled',
    );
  },

  noteEnabled(tx: Transaction, endpoint: string): void {
    tx.query(
      'update webhook_state set failing_since = null, disabled_reason = null, disabled_at = null where endpoint_id = $1',
      [endpoint],
      'webhook-state-enabled',
    );
  },

  remove(tx: Transaction, endpoint: string): void {
    tx.query('delete from webhook_state where endpoint_id = $1', [endpoint], 'webhook-state-remove');
  },

  async counts(tx: Transaction, endpoint: string): Promise<{ waiting: number; failed: number }> {
    const [row] = await tx.query<{ waiting: number; failed: number }>(
      `select count(*) filter (where state = 'queued')::int as waiting, count(*) filter (where state = 'failed')::int as failed
       from webhook_delivery where endpoint_id = $1`,
      [endpoint],
      'webhook-delivery-counts',
    );
    return row ?? { waiting: 0, failed: 0 };
  },
};
