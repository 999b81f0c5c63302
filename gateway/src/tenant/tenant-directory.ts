import { isIP } from 'node:net';
import { configChanged } from '@theke/contracts/identity/config';
import { listTenants, type TenantSnapshot, tenantChanged } from '@theke/contracts/identity/tenant';
import { type BroadcastSubscription, broadcast } from '@theke/kit/events/subscription';
import { noTenant } from '@theke/kit/identity-token';
import type { Log } from '@theke/kit/log';
import type { ServiceClient } from '../service-client.ts';

const retryEvery = 1_000;
/** Delay in ms to load several new tenants at once; loading takes one transaction each. */
const gatherFor = 100;

/**
 * All tenants with their hosts and configuration, in memory, so that shops work while identity is unavailable. Loaded
 * at startup, after a gap, and when a tenant appears; configurations arrive by broadcast.
 */
export class TenantDirectory {
  readonly #client: ServiceClient;
  readonly #log: Log;
  #byHost = new Map<string, TenantSnapshot>();
  #byId = new Map<string, TenantSnapshot>();
  #next: NodeJS.Timeout | undefined;
  #reading: Promise<void> | undefined;
  #isStopped = false;
  isReady = false;

  constructor(client: ServiceClient, log: Log) {
    this.#client = client;
    this.#log = log;
  }

  /**
   * Finds the tenant of a Host header. If there is demo data, a plain address (a phone in the same network) leads to
   * the first demo tenant. All other unknown hosts are rejected, so that no website can pose as a tenant with its own
   * host name (TENANT-02).
   */
  find(host: string): TenantSnapshot | undefined {
    const name = host.replace(/:\d+$/, '').toLowerCase();
    const found = this.#byHost.get(name);
    if (found || !isIP(name.replace(/^\[(.*)\]$/, '$1'))) return found;
    return [...this.#byId.values()].find(({ tenant }) => tenant.isDemo && tenant.hosts.includes('localhost'));
  }

  get all(): readonly TenantSnapshot[] {
    return [...this.#byId.values()];
  }

  /** Loads all tenants; retries until it succeeds. One load at a time: an older result never replaces a newer one. */
  read(): Promise<void> {
    if (this.#reading) {
      this.#readIn(gatherFor);
      return this.#reading;
    }
    clearTimeout(this.#next);
    this.#next = undefined;
    this.#reading = this.#readAll().finally(() => {
      this.#reading = undefined;
    });
    return this.#reading;
  }

  async #readAll(): Promise<void> {
    try {
      const tenants = await this.#client.ask(listTenants, { tenant: noTenant, address: 'gateway' }, {});
      this.#byId = new Map(tenants.map((one) => [one.tenant.id, this.#newest(one)]));
      this.#byHost = new Map(
        [...this.#byId.values()].flatMap((one) => one.tenant.hosts.map((host) => [host, one] as const)),
      );
      this.isReady = true;
    } catch (error) {
      if (!this.isReady) this.#log.debug({ err: error }, 'tenants not loaded, retrying');
      this.#readIn(retryEvery);
    }
  }

  #readIn(delay: number): void {
    if (this.#isStopped) return;
    this.#next ??= setTimeout(() => {
      // Cleared first, so that a failing load can schedule the next one.
      this.#next = undefined;
      void this.read();
    }, delay);
  }

  /** Keeps a newer configuration that arrived by broadcast during the load. */
  #newest(snapshot: TenantSnapshot): TenantSnapshot {
    const stored = this.#byId.get(snapshot.tenant.id);
    return stored && stored.config.version > snapshot.config.version
      ? { ...snapshot, config: stored.config }
      : snapshot;
  }

  stop(): void {
    this.#isStopped = true;
    clearTimeout(this.#next);
  }

  readonly subscription: BroadcastSubscription = broadcast([tenantChanged, configChanged], {
    handle: async ({ type, data }) => {
      const stored = this.#byId.get(data.id);
      if (type === tenantChanged.type || !stored) return this.#readIn(gatherFor);
      const { config } = data;
      if (config.version > stored.config.version) this.#replace({ ...stored, config });
    },
    onReset: () => void this.read(),
  });

  #replace(snapshot: TenantSnapshot): void {
    this.#byId.set(snapshot.tenant.id, snapshot);
    for (const host of snapshot.tenant.hosts) this.#byHost.set(host, snapshot);
  }
}
