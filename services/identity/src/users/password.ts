import { hash, verify } from '@node-rs/argon2';
import type { Transaction } from '@theke/kit/database/database';

/** OWASP's first choice for Argon2id: 19 MiB, two passes, one lane. */
const cost = { memoryCost: 19_456, timeCost: 2, parallelism: 1 };

/** Verified in place of a password that does not exist, so that an unknown account takes as long as a known one. */
let decoy: Promise<string> | undefined;

export const passwords = {
  async save(tx: Transaction, user: string, password: string): Promise<void> {
    await tx.query(
      'insert into password (user_id, hash) values ($1, $2) on conflict (tenant_id, user_id) do update set hash = excluded.hash',
      [user, await hash(password, cost)],
    );
  },

  async hashOf(tx: Transaction, user: string): Promise<string | undefined> {
    const [row] = await tx.query<{ hash: string }>('select hash from password where user_id = $1', [user]);
    return row?.hash;
  },

  async matches(stored: string | undefined, password: string): Promise<boolean> {
    decoy ??= hash('no account has this password', cost);
    return (await verify(stored ?? (await decoy), password)) && stored !== undefined;
  },
};
