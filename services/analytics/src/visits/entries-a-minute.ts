import type { CountedNetwork } from './counted-network.ts';

/** Limit of visits and events per network and minute (STAT-20). */
const maxEntries = 300;

/** Counts the entries of each network in the current minute; per replica. */
export class EntriesAMinute {
  #minute = 0;
  #byNetwork = new Map<string, number>();

  /** @returns how many of these entries are accepted */
  take({ name, weight }: CountedNetwork, entries: number, at: Date): number {
    const minute = Math.floor(at.getTime() / 60_000);
    if (minute !== this.#minute) this.#byNetwork = new Map();
    this.#minute = minute;
    const before = this.#byNetwork.get(name) ?? 0;
    const accepted = Math.min(entries, Math.max(0, maxEntries * weight - before));
    if (accepted > 0) this.#byNetwork.set(name, before + accepted);
    return accepted;
  }
}
