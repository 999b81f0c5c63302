import type { Transaction } from '@theke/kit/database/database';
import { digest } from '../secret.ts';

export const loginLinks = {
  /** In the place of the one that the user had. */
  async replace(tx: Transaction, user: string, token: string, expiresAt: Date): Promise<void> {
    await tx.query(
      `insert into login_link (user_id, token_hash, expires_at) values ($1, $2, $3)
       on conflict (tenant_id, user_id) do update set token_hash = excluded.token_hash, expires_at = excluded.expires_at`,
      [user, digest(token), expiresAt],
    );
  },

  /** Uses a link up: of two who come at once one gets it. */
  async take(tx: Transaction, token: string): Promise<{ user: string; expiresAt: Date } | undefined> {
    const [row] = await tx.query<{ user_id: string; expires_at: Date }>(
      'delete from login_link where token_hash = $1 returning user_id, expires_at',
      [digest(token)],
    );
    return row && { user: row.user_id, expiresAt: row.expires_at };
  },

  /** Whose address it is. */
  async ownerOf(tx: Transaction, email: string): Promise<string | undefined> {
    const [row] = await tx.query<{ id: string }>('select id from users where email = $1', [email]);
    return row?.id;
  },

  async withdraw(tx: Transaction, user: string): Promise<void> {
    await tx.query('delete from login_link where user_id = $1', [user]);
  },
};
