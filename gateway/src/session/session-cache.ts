import { checkSession, sessionEnded } from '@theke/contracts/identity/session';
import { type Me, users } from '@theke/contracts/identity/user';
import type { BroadcastSubscription } from '@theke/kit/events/subscription';
import { Problem } from '@theke/kit/problem';
import type { ServiceClient } from '../service-client.ts';

type Known = { id: string; user: Me; checkedAt: number };

/** RULINGS "HTTP": cached for 30 s, dropped at once by the logout broadcast. */
const fresh = 30_000;
/** While identity is away, who was known so recently stays known: a shift goes on. */
const bearable = 600_000;
const most = 10_000;

/** Whose session a token is. */
export class SessionCache {
  readonly #client: ServiceClient;
  readonly #now: () => number;
  readonly #known = new Map<string, Known>();

  constructor(client: ServiceClient, now: () => number) {
    this.#client = client;
    this.#now = now;
  }

  /** Undefined when the session has ended. @throws Problem 503 when identity is away and the session is not known */
  async find(tenant: string, token: string, address: string): Promise<Me | undefined> {
    const key = `${tenant}:${token}`;
    const known = this.#known.get(key);
    if (known && this.#now() - known.checkedAt < fresh) return known.user;
    try {
      const { id, user } = await this.#client.call(checkSession, { tenant, address }, { body: { token } });
      this.#remember(key, { id, user, checkedAt: this.#now() });
      return user;
    } catch (error) {
      if (error instanceof Problem && (error.status === 404 || error.status === 422)) {
        this.#known.delete(key);
        return undefined;
      }
      if (known && this.#now() - known.checkedAt < bearable) return known.user;
      throw error;
    }
  }

  forget(tenant: string, token: string): void {
    this.#known.delete(`${tenant}:${token}`);
  }

  #remember(key: string, known: Known): void {
    this.#known.delete(key);
    this.#known.set(key, known);
    const [oldest] = this.#known.keys();
    if (this.#known.size > most && oldest) this.#known.delete(oldest);
  }

  readonly subscription: BroadcastSubscription = {
    kind: 'broadcast',
    types: [sessionEnded.type, users.events.changed.type, users.events.deleted.type],
    handle: async ({ event, subject }) => {
      const isGone = (known: Known) =>
        event.type === sessionEnded.type ? known.id === subject : known.user.id === subject;
      for (const [key, known] of this.#known) if (isGone(known)) this.#known.delete(key);
    },
    onReset: () => this.#known.clear(),
  };
}
