import type { WebhookEventType } from '@theke/contracts/notifications/webhook-events';
import { TenantCache } from '@theke/kit/cache/tenant-cache';
import type { Database, Transaction } from '@theke/kit/database/database';
import { webhookEndpointStore } from './webhook-endpoint-store.ts';

type Target = { id: string; events: readonly WebhookEventType[] };

/** Cache TTL in ms: how long another replica may use endpoints that have changed since. */
const ttlMs = 1_000;

/**
 * Caches which endpoints want which events. A business without webhooks then costs one small query per second with
 * events, and none per event.
 */
export class WebhookDirectory {
  readonly #targets = new TenantCache<readonly Target[]>({ ttlMs });

  /** Ids of the endpoints that want an event. */
  async endpointsFor(tx: Transaction, tenant: string, type: WebhookEventType): Promise<string[]> {
    const targets = this.#targets.get(tenant) ?? (await this.#load(tx, tenant));
    return targets.filter(({ events }) => events.includes(type)).map(({ id }) => id);
  }

  async #load(tx: Transaction, tenant: string): Promise<readonly Target[]> {
    const at = performance.now();
    const targets = await webhookEndpointStore.enabled(tx);
    this.#targets.set(tenant, targets, at);
    return targets;
  }

  forget(tenant: string): void {
    this.#targets.forget(tenant);
  }
}

const directories = new WeakMap<Database, WebhookDirectory>();

/** The directory of a running service, which its hooks and its handlers share. */
export function webhookDirectoryOf(db: Database): WebhookDirectory {
  const directory = directories.get(db) ?? new WebhookDirectory();
  directories.set(db, directory);
  return directory;
}
