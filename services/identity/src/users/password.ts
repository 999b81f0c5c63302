import { hash, verify } from '@node-rs/argon2';
import type { Transaction } from '@theke/kit/database/database';

/** OWASP's first choice for Argon2id: 19 MiB, two passes, one lane. */
const cost = { memoryCost: 19_456, timeCost: 2, parallelism: 1 };

/** Verified in place of a password that does not exist, so that an unknown account takes as long as a known one. */
let decoy: Promise<string> | undefined;

/** An attacker who knows the address tries it first. */
export const isEmailOf = ({ email }: { email: string }, password: string): boolean =>
  password.trim().toLowerCase() === email.toLowerCase();

export const passwords = {
  async save(tx: Transaction, user: string, password: string): Promise<void> {
    await tx.query(
      'insert into password (user_id, hash) values ($1, $2) on conflict (tenant_id, user_id) do update set hash = excluded.hash',
      [user, await hash(password, cost)],
    );
  },

  /** Whose address it is, with the hash; one query, whether or not there is such an account. */
  async ofEmail(tx: Transaction, email: string): Promise<{ user: string; hash: string } | undefined> {
    const [row] = await tx.query<{ user: string; hash: string }>(
      `select user_id as user, hash from password join users using (tenant_id) where users.id = user_id and email = $1`,
      [email],
    );
    return row;
  },

  /**
   * The hash as it is now; nobody changes it until the transaction ends. The user is locked before it, in the order in
   * which a change or deletion takes both, so that neither waits for the other for ever.
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
