import { listQrTargets, type QrBranch, type QrCode, qrCodes } from '@theke/contracts/analytics/qr-code';
import { branches } from '@theke/contracts/catalog/branch';
import { type BroadcastSubscription, broadcast } from '@theke/kit/events/subscription';
import type { Log } from '@theke/kit/log';
import { isOrderable, zoneOf } from '@theke/rules/hours/opening-status';
import { type QrScan, qrTarget } from '@theke/rules/qr/qr-target';
import type { ServiceClient } from '../service-client.ts';

/** Codes by their path, branches by their id. */
type TenantCodes = { codes: Map<string, QrCode>; branches: Map<string, QrBranch> };
/** A change from a broadcast, applied again after a list that may be older has been loaded. */
type Change = (directory: TenantCodes) => void;

export type FoundCode = { code: QrCode; target: string; rule: number | undefined };
type ScanRequest = { path: string; at: Date } & Pick<QrScan, 'language' | 'device'>;

const retryEvery = 1_000;

/**
 * QR codes and branch hours of all tenants, in memory: printed codes work while analytics is unavailable. Loaded at
 * startup and after a gap; changes arrive by broadcast.
 */
export class QrDirectory {
  readonly #client: Pick<ServiceClient, 'ask'>;
  readonly #log: Pick<Log, 'debug'>;
  readonly #byTenant = new Map<string, TenantCodes>();
  readonly #reading = new Map<string, { done: Promise<boolean>; changes: Change[] }>();
  readonly #due = new Set<string>();
  #next: NodeJS.Timeout | undefined;
  #isStopped = false;

  constructor(client: Pick<ServiceClient, 'ask'>, log: Pick<Log, 'debug'>) {
    this.#client = client;
    this.#log = log;
  }

  /** Loads unknown tenants in the background. */
  learn(tenants: readonly string[]): void {
    for (const tenant of tenants) if (!this.#byTenant.has(tenant)) this.#due.add(tenant);
    this.#readIn(0);
  }

  /** @returns false if the tenant's codes could not be loaded yet */
  async knows(tenant: string): Promise<boolean> {
    return this.#byTenant.has(tenant) || this.#read(tenant);
  }

  /** Time zone of a tenant's days: that of its oldest branch. */
  zone(tenant: string): string {
    const all = [...(this.#byTenant.get(tenant)?.branches.values() ?? [])];
    const oldest = all.reduce<QrBranch | undefined>((a, b) => (a && a.id < b.id ? a : b), undefined);
    return zoneOf(oldest ?? {});
  }

  /** Resolves a code; undefined if it does not exist. */
  find(tenant: string, { path, ...scan }: ScanRequest): FoundCode | undefined {
    const directory = this.#byTenant.get(tenant);
    const code = directory?.codes.get(path);
    if (!code) return undefined;
    const branch = code.branch ? directory?.branches.get(code.branch.id) : undefined;
    const zone = branch ? zoneOf(branch) : this.zone(tenant);
    return { code, ...qrTarget(code, { ...scan, zone, isOpen: branch && isOrderable(branch, scan.at) }) };
  }

  #read(tenant: string): Promise<boolean> {
    const under = this.#reading.get(tenant);
    if (under) return under.done;
    const changes: Change[] = [];
    const done = this.#ask(tenant, changes).finally(() => this.#reading.delete(tenant));
    this.#reading.set(tenant, { done, changes });
    return done;
  }

  async #ask(tenant: string, changes: readonly Change[]): Promise<boolean> {
    try {
      const { codes, branches } = await this.#client.ask(listQrTargets, { tenant, address: 'gateway' }, {});
      const directory: TenantCodes = {
        codes: new Map(codes.map((code) => [code.path, code])),
        branches: new Map(branches.map((branch) => [branch.id, branch])),
      };
      // The list may be older than the changes received meanwhile.
      for (const change of changes) change(directory);
      this.#byTenant.set(tenant, directory);
      return true;
    } catch (error) {
      this.#log.debug({ err: error, tenant }, 'QR codes not loaded, retrying');
      this.#due.add(tenant);
      this.#readIn(retryEvery);
      return false;
    }
  }

  #readIn(delay: number): void {
    if (this.#isStopped) return;
    this.#next ??= setTimeout(() => {
      this.#next = undefined;
      void this.#readDue();
    }, delay).unref();
  }

  /** One tenant at a time: at startup there are many, and analytics serves other requests. */
  async #readDue(): Promise<void> {
    for (const tenant of [...this.#due]) {
      if (this.#isStopped) return;
      this.#due.delete(tenant);
      // After a failure the remaining tenants wait for the next round.
      if (!(await this.#read(tenant))) return;
    }
  }

  stop(): void {
    this.#isStopped = true;
    clearTimeout(this.#next);
  }

  #change(tenant: string, change: Change): void {
    const directory = this.#byTenant.get(tenant);
    if (directory) change(directory);
    this.#reading.get(tenant)?.changes.push(change);
  }

  readonly subscription: BroadcastSubscription = broadcast(
    [qrCodes.events.changed, qrCodes.events.deleted, branches.events.changed, branches.events.deleted],
    {
      handle: async ({ type, subject, tenant, data }) => {
        if (type === qrCodes.events.changed.type) {
          const code = data as QrCode;
          this.#change(tenant, ({ codes }) => {
            if ((codes.get(code.path)?.version ?? 0) < code.version || codes.get(code.path)?.id !== code.id)
              codes.set(code.path, code);
          });
        } else if (type === qrCodes.events.deleted.type)
          this.#change(tenant, ({ codes }) => {
            for (const [path, { id }] of codes) if (id === subject) codes.delete(path);
          });
        else if (type === branches.events.changed.type) {
          const branch = data as QrBranch;
          this.#change(tenant, (directory) => {
            if ((directory.branches.get(branch.id)?.version ?? 0) < branch.version)
              directory.branches.set(branch.id, branch);
          });
        } else this.#change(tenant, (directory) => directory.branches.delete(subject));
      },
      onReset: () => {
        for (const tenant of this.#byTenant.keys()) this.#due.add(tenant);
        this.#readIn(0);
      },
    },
  );
}
