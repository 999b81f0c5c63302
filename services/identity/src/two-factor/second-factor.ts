import type { Transaction } from '@theke/kit/database/database';
import type { Log } from '@theke/kit/log';
import { type KeyRing, Unreadable } from '@theke/kit/secrets/key-ring';
import { refused } from '../errors.ts';
import { isAppCode, stepOfCode } from './codes.ts';
import { type StoredTwoFactor, twoFactorStore } from './two-factor-store.ts';

type Deps = { ring: KeyRing; log: Log };

/** Names the owner of an encrypted secret, so that it cannot be decrypted in another user's row. */
const ownerOf = (tenant: string, user: string): string => `${tenant}/two-factor/${user}`;

/** A code that a user sent. */
type SentCode = { tenant: string; user: string; code: string; now: Date };

/** Second login step of the accounts (SESSION-14). */
export class SecondFactor {
  readonly #deps: Deps;

  constructor(deps: Deps) {
    this.#deps = deps;
  }

  get isAvailable(): boolean {
    return this.#deps.ring.canSeal;
  }

  seal(tenant: string, user: string, secret: string) {
    return this.#deps.ring.seal(secret, ownerOf(tenant, user));
  }

  /**
   * Refuses a login without a valid code if the account has a second step. An app's code and a recovery code are
   * accepted once.
   * @throws Problem 401 SECOND_FACTOR_REQUIRED, SECOND_FACTOR_WRONG
   */
  async demand(
    tx: Transaction,
    { code, ...sent }: Omit<SentCode, 'code'> & { code: string | undefined },
  ): Promise<void> {
    const stored = await twoFactorStore.lock(tx, sent.user);
    if (!stored?.confirmedAt) return;
    if (code === undefined) throw refused('SECOND_FACTOR_REQUIRED');
    if (!(await this.use(tx, stored, { ...sent, code }))) throw refused('SECOND_FACTOR_WRONG');
  }

  /** Uses a code up. The row must be locked. @returns whether it is valid */
  async use(tx: Transaction, stored: StoredTwoFactor, sent: SentCode): Promise<boolean> {
    if (!isAppCode(sent.code)) return twoFactorStore.useRecoveryCode(tx, sent.user, sent.code);
    const step = this.stepOf(stored, sent);
    if (step === undefined) return false;
    await twoFactorStore.useStep(tx, sent.user, step);
    return true;
  }

  /** Time step of a valid code of the app; undefined if it is wrong, used, or the secret can no longer be decrypted. */
  stepOf(stored: StoredTwoFactor, { tenant, user, code, now }: SentCode): number | undefined {
    try {
      return stepOfCode(this.#deps.ring.open(stored.sealed, ownerOf(tenant, user)), code, now, stored.lastStep);
    } catch (error) {
      if (!(error instanceof Unreadable)) throw error;
      this.#deps.log.error({ err: error, user }, 'secret of a second login step cannot be decrypted');
      return undefined;
    }
  }
}
