import { hash, verify } from '@node-rs/argon2';
import type { Transaction } from '@theke/kit/database/database';

/** OWASP's first choice for Argon2id: 19 MiB, two passes, one lane. */
const cost = { memoryCost: 19_456, timeCost: 2, parallelism: 1 };

/** Verified for an unknown account, so that it takes as long as a known one. */
let decoy: Promise<string> | undefined;

/** Attackers who know the address try it first. */
export const isEmailOf = ({ email }: { email: string }, password: string): boolean =>
  password.trim().toLowerCase() === email.toLowerCase();

export const passwords = {
  async save(tx: Transaction, user: string, password: string): Promise<void> {
    await tx.query(
      'insert into password (user_id, hash) values ($1, $2) on conflict (tenant_id, user_id) do update set hash = excluded.hash',
      [user, await hash(password, cost)],
    );
  },

  /** User and hash of an e-mail address, in one query whether the account exists or not. */
  async findByEmail(tx: Transaction, email: string): Promise<{ user: string; hash: string } | undefined> {
    const [row] = await tx.query<{ user: string; hash: string }>(
      `select user_id as user, hash from password join users using (tenant_id) where users.id = user_id and email = $1`,
      [email],
    );
    return row;
  },

  /**
   * Locks and returns the current hash until the transaction ends. Locks the user first, in the same order as changes
   * and deletions, to avoid deadlocks.
   */
  async hold(tx: Transaction, user: string): Promise<string | undefined> {
    await tx.query('select from users where id = $1 for key share', [user]);
    const [row] = await tx.query<{ hash: string }>('select hash from password where user_id = $1 for update', [user]);
    return row?.hash;
  },

  async matches(stored: string | undefined, password: string): Promise<boolean> {
    decoy ??= hash('no account has this password', cost);
    return (await verify(stored ?? (await decoy), password)) && stored !== undefined;
  },
};
