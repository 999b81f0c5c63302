import { apiKeyChanged, apiKeyDeleted, checkApiKey, type KeyHolder } from '@theke/contracts/identity/api-key';
import type { BroadcastSubscription } from '@theke/kit/events/subscription';
import { Problem } from '@theke/kit/problem';
import type { Response } from 'express';
import type { ServiceClient } from '../service-client.ts';
import { CredentialCache } from './credential-cache.ts';
import type { From, UnknownCredentialLimiter } from './unknown-credential-limiter.ts';

const unknownKey = () =>
  new Problem(401, [
    {
      code: 'API_KEY_UNKNOWN',
      message:
        'Diesen API-Schlüssel gibt es nicht, oder er wurde erneuert, gelöscht oder ist abgelaufen. Bitte tragen Sie den aktuellen ein.',
    },
  ]);

/** Cache of API keys and their permissions. */
export class ApiKeyCache {
  readonly #client: ServiceClient;
  readonly #strangers: UnknownCredentialLimiter;
  readonly #holders: CredentialCache<KeyHolder>;

  constructor(client: ServiceClient, now: () => number, strangers: UnknownCredentialLimiter) {
    this.#client = client;
    this.#strangers = strangers;
    this.#holders = new CredentialCache(now);
  }

  /** @throws Problem 401, 429, or 503 if identity is unavailable and the key is not cached */
  async find(tenant: string, key: string, from: From, response: Response): Promise<KeyHolder> {
    const found = await this.#holders.find(`${tenant}:${key}`, response, () =>
      this.#strangers.count(from, () =>
        this.#client.ask(checkApiKey, { tenant, address: from.address }, { body: { key } }),
      ),
    );
    if (!found) throw unknownKey();
    return found;
  }

  readonly subscription: BroadcastSubscription = {
    kind: 'broadcast',
    types: [apiKeyChanged.type, apiKeyDeleted.type],
    handle: async ({ subject }) => this.#holders.forget(({ id }) => id === subject),
    onReset: () => this.#holders.forget(() => true),
  };
}
