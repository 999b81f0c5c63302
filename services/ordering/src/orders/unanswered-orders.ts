import { counterAppointmentProposed, orderConfirmed, orderOffered } from '@theke/contracts/ordering/order-events';
import { type BroadcastSubscription, broadcast } from '@theke/kit/events/subscription';
import { ipv6Prefix48, networksPerPrefix48 } from '@theke/kit/network';
import { Problem } from '@theke/kit/problem';

/** Orders with the same origin count together. */
type Origin = { tenant: string; branch: string; network: string };
/**
 * An order under a name that its repetitions share. `order` is set once it is stored; `tries` are the requests in
 * progress.
 */
type Entry = { name: string; origins: readonly Counter[]; at: number; tries: number; order?: string };
/** A key that is counted and its limit. */
type Counter = { key: string; limit: number };
/** Reports the result of a counted order. */
type Counted = { placed(order: string): void; refused(): void };

const span = 10 * 60_000;
const sweepEvery = 60_000;

/**
 * Limits the unconfirmed orders that a branch gets from one guest network in ten minutes. Further ones are refused: a
 * flood in someone else's name would send mails and SMS for the shop. Confirmed orders and those with an offer no
 * longer count, because all tables of a full house share one network. In memory of each replica: a guest's network is
 * never written to disk.
 */
export class UnansweredOrders {
  /** Entries of each origin by name, oldest first. */
  readonly #byOrigin = new Map<string, Map<string, Entry>>();
  readonly #byOrder = new Map<string, Entry>();
  #sweptAt = 0;
  readonly #limit: number;
  readonly #now: () => Date;
  readonly subscription: BroadcastSubscription = broadcast([orderConfirmed, counterAppointmentProposed, orderOffered], {
    handle: async ({ subject }) => {
      const entry = this.#byOrder.get(subject);
      if (entry) this.#drop(entry);
    },
    onReset: () => undefined,
  });

  constructor(limit: number, now: () => Date) {
    this.#limit = limit;
    this.#now = now;
  }

  /**
   * Counts an order before it is placed: for its network, and for IPv6 also for its /48.
   * @throws Problem 429 with Retry-After
   */
  count({ tenant, branch, network }: Origin, name: string): Counted {
    const site = ipv6Prefix48(network);
    const origins = [
      { key: `${tenant} ${branch} ${network}`, limit: this.#limit },
      ...(site ? [{ key: `${tenant} ${branch} site ${site}`, limit: this.#limit * networksPerPrefix48 }] : []),
    ];
    const now = this.#now().getTime();
    if (now >= this.#sweptAt + sweepEvery) {
      this.#sweptAt = now;
      for (const key of this.#byOrigin.keys()) this.#forgetOld(key, now);
    }
    for (const origin of origins) this.#expectRoom(origin, name, now);
    const entry = this.#entriesOf(origins[0] as Counter).get(name) ?? { name, origins, at: now, tries: 0 };
    entry.tries += 1;
    for (const { key } of origins) this.#byOrigin.set(key, this.#entriesOf({ key }).set(name, entry));
    return {
      placed: (order) => {
        entry.tries -= 1;
        entry.order = order;
        this.#byOrder.set(order, entry);
      },
      // A failed repetition does not undo the first request, nor one still in progress.
      refused: () => {
        entry.tries -= 1;
        if (entry.tries === 0 && !entry.order) this.#drop(entry);
      },
    };
  }

  #entriesOf({ key }: Pick<Counter, 'key'>): Map<string, Entry> {
    return this.#byOrigin.get(key) ?? new Map<string, Entry>();
  }

  /** @throws Problem 429 */
  #expectRoom(origin: Counter, name: string, now: number): void {
    this.#forgetOld(origin.key, now);
    const entries = this.#entriesOf(origin);
    const [oldest] = entries.values();
    if (oldest && entries.size >= origin.limit && !entries.has(name)) throw tooManyOrders(oldest.at + span - now);
  }

  #forgetOld(origin: string, now: number): void {
    for (const entry of this.#byOrigin.get(origin)?.values() ?? []) {
      if (entry.at > now - span) return;
      this.#drop(entry);
    }
  }

  #drop({ origins, name, order }: Entry): void {
    for (const { key } of origins) {
      const entries = this.#byOrigin.get(key);
      entries?.delete(name);
      if (entries?.size === 0) this.#byOrigin.delete(key);
    }
    if (order) this.#byOrder.delete(order);
  }
}

function tooManyOrders(waits: number): Problem {
  const seconds = Math.max(1, Math.ceil(waits / 1000));
  const minutes = Math.ceil(seconds / 60);
  const again = minutes === 1 ? 'einer Minute' : `${minutes} Minuten`;
  const message = `Von Ihrem Anschluss kamen in kurzer Zeit sehr viele Bestellungen. Bitte versuchen Sie es in ${again} noch einmal oder rufen Sie uns an.`;
  return new Problem(429, [{ code: 'TOO_MANY_ORDERS', message }], seconds);
}
