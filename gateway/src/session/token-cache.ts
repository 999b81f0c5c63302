import { checkToken, type TokenHolder, tokenChanged } from '@theke/contracts/identity/personal-token';
import { users } from '@theke/contracts/identity/user';
import type { BroadcastSubscription } from '@theke/kit/events/subscription';
import { Problem } from '@theke/kit/problem';
import type { Response } from 'express';
import type { ServiceClient } from '../service-client.ts';
import { CredentialCache } from './credential-cache.ts';
import type { From, UnknownCredentialLimiter } from './unknown-credential-limiter.ts';

const unknownToken = () =>
  new Problem(401, [
    {
      code: 'API_TOKEN_UNKNOWN',
      message: 'Diesen API-Token gibt es nicht, oder er wurde gelöscht oder ist abgelaufen.',
    },
  ]);

/** Whether a bearer credential is a personal API token, and not an API key. */
export const isPersonalToken = (credential: string): boolean => credential.startsWith('thp_');

/** Cache of personal API tokens with their owners and scopes. */
export class TokenCache {
  readonly #client: ServiceClient;
  readonly #strangers: UnknownCredentialLimiter;
  readonly #holders: CredentialCache<TokenHolder>;

  constructor(client: ServiceClient, now: () => number, strangers: UnknownCredentialLimiter) {
    this.#client = client;
    this.#strangers = strangers;
    this.#holders = new CredentialCache(now);
  }

  /** @throws Problem 401, 429, or 503 if identity is unavailable and the token is not cached */
  async find(tenant: string, token: string, from: From, response: Response): Promise<TokenHolder> {
    const found = await this.#holders.find(`${tenant}:${token}`, response, () =>
      this.#strangers.count(from, () =>
        this.#client.ask(checkToken, { tenant, address: from.address }, { body: { token } }),
      ),
    );
    if (!found) throw unknownToken();
    return found;
  }

  readonly subscription: BroadcastSubscription = {
    kind: 'broadcast',
    types: [tokenChanged.type, users.events.changed.type, users.events.deleted.type],
    handle: async ({ event, subject }) =>
      this.#holders.forget(({ id, user }) => (event.type === tokenChanged.type ? id : user.id) === subject),
    onReset: () => this.#holders.forget(() => true),
  };
}
