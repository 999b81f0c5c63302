import { checkSession, sessionEnded } from '@theke/contracts/identity/session';
import { type Me, users } from '@theke/contracts/identity/user';
import type { BroadcastSubscription } from '@theke/kit/events/subscription';
import type { Response } from 'express';
import type { ServiceClient } from '../service-client.ts';
import { CredentialCache } from './credential-cache.ts';
import type { From, UnknownCredentialLimiter } from './unknown-credential-limiter.ts';

/** Cache of sessions and their users by token. */
export class SessionCache {
  readonly #client: ServiceClient;
  readonly #strangers: UnknownCredentialLimiter;
  readonly #sessions: CredentialCache<{ id: string; user: Me }>;

  constructor(client: ServiceClient, now: () => number, strangers: UnknownCredentialLimiter) {
    this.#client = client;
    this.#strangers = strangers;
    this.#sessions = new CredentialCache(now);
  }

  /**
   * Undefined if the session has ended. @throws Problem 429, or 503 if identity is unavailable and the session is not
   * cached
   */
  async find(tenant: string, token: string, from: From, response: Response): Promise<Me | undefined> {
    const found = await this.#sessions.find(`${tenant}:${token}`, response, () =>
      this.#strangers.count(from, () =>
        this.#client.ask(checkSession, { tenant, address: from.address }, { body: { token } }),
      ),
    );
    return found?.user;
  }

  forget(tenant: string, token: string): void {
    this.#sessions.forget((_, key) => key === `${tenant}:${token}`);
  }

  forgetSession(id: string): void {
    this.#sessions.forget((session) => session.id === id);
  }

  forgetUser(id: string): void {
    this.#sessions.forget(({ user }) => user.id === id);
  }

  readonly subscription: BroadcastSubscription = {
    kind: 'broadcast',
    types: [sessionEnded.type, users.events.changed.type, users.events.deleted.type],
    handle: async ({ event, subject }) =>
      event.type === sessionEnded.type ? this.forgetSession(subject) : this.forgetUser(subject),
    onReset: () => this.#sessions.forget(() => true),
  };
}
