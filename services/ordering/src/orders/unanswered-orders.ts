import { counterAppointmentProposed, orderConfirmed, orderOffered } from '@theke/contracts/ordering/order-events';
import { type BroadcastSubscription, broadcast } from '@theke/kit/events/subscription';
import { Problem } from '@theke/kit/problem';

/** Which orders count together. */
type Origin = { tenant: string; branch: string; network: string };
/** An order by a name that its repetitions have too; `order` once it is stored, `tries` those of which nobody knows yet what comes. */
type Entry = { name: string; origin: string; at: number; tries: number; order?: string };
/** What is told of an order that was counted. */
type Counted = { placed(order: string): void; refused(): void };

const span = 10 * 60_000;
const sweepEvery = 60_000;

/**
 * How many orders of guests of one network a branch has got in ten minutes without having agreed to them. Beyond `most` another one is
 * refused: whoever sends in hundreds under a stranger's name has mails and SMS sent in the shop's. What the branch has
 * confirmed, or made an offer for, counts no longer: at the tables of a full house everybody is on one network.
 * Kept by each replica for itself, and no longer than that: where somebody ordered from is on no disk.
 */
export class UnansweredOrders {
  /** Of each origin by name, the oldest first. */
  readonly #byOrigin = new Map<string, Map<string, Entry>>();
  readonly #byOrder = new Map<string, Entry>();
  #sweptAt = 0;
  readonly #most: number;
  readonly #now: () => Date;
  readonly subscription: BroadcastSubscription = broadcast([orderConfirmed, counterAppointmentProposed, orderOffered], {
    handle: async ({ subject }) => {
      const entry = this.#byOrder.get(subject);
      if (entry) this.#drop(entry);
    },
    onReset: () => undefined,
  });

  constructor(most: number, now: () => Date) {
    this.#most = most;
    this.#now = now;
  }

  /**
   * Counts an order that is about to be placed.
   * @throws Problem 429 that says when to come back
   */
  count({ tenant, branch, network }: Origin, name: string): Counted {
    const origin = `${tenant} ${branch} ${network}`;
    const now = this.#now().getTime();
    if (now >= this.#sweptAt + sweepEvery) {
      this.#sweptAt = now;
      for (const key of this.#byOrigin.keys()) this.#forgetOld(key, now);
    }
    this.#forgetOld(origin, now);
    const entries = this.#byOrigin.get(origin) ?? new Map<string, Entry>();
    const [oldest] = entries.values();
    if (oldest && entries.size >= this.#most && !entries.has(name)) throw tooManyOrders(oldest.at + span - now);
    const entry = entries.get(name) ?? { name, origin, at: now, tries: 0 };
    entry.tries += 1;
    this.#byOrigin.set(origin, entries.set(name, entry));
    return {
      placed: (order) => {
        entry.tries -= 1;
        entry.order = order;
        this.#byOrder.set(order, entry);
      },
      // A repetition that comes to nothing does not undo what it repeats, nor what is still under way.
      refused: () => {
        entry.tries -= 1;
        if (entry.tries === 0 && !entry.order) this.#drop(entry);
      },
    };
  }

  #forgetOld(origin: string, now: number): void {
    for (const entry of this.#byOrigin.get(origin)?.values() ?? []) {
      if (entry.at > now - span) return;
      this.#drop(entry);
    }
  }

  #drop({ origin, name, order }: Entry): void {
    const entries = this.#byOrigin.get(origin);
    entries?.delete(name);
    if (entries?.size === 0) this.#byOrigin.delete(origin);
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
