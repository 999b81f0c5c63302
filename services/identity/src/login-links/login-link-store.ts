import type { Transaction } from '@theke/kit/database/database';
import { digest } from '../secret.ts';

export const loginLinks = {
  /**
   * Replaces the user's previous link.
   * @param isAsked whether a link that the user requests may replace this one
   */
  async replace(
    tx: Transaction,
    user: string,
    token: string,
    expiresAt: Date,
    { isAsked = false }: { isAsked?: boolean } = {},
  ): Promise<void> {
    await tx.query(
      `insert into login_link (user_id, token_hash, expires_at, is_asked) values ($1, $2, $3, $4)
       on conflict (tenant_id, user_id)
         do update set token_hash = excluded.token_hash, expires_at = excluded.expires_at, is_asked = excluded.is_asked`,
      [user, digest(token), expiresAt, isAsked],
    );
  },

  /**
   * Stores a link requested by anybody: replaces a requested one, but not a valid one created by an administrator.
   * @returns whether it was stored
   */
  async ask(
    tx: Transaction,
    user: string,
    token: string,
    { now, until }: { now: Date; until: Date },
  ): Promise<boolean> {
    const inserted = await tx.query(
      `insert into login_link as known (user_id, token_hash, expires_at, is_asked) values ($1, $2, $3, true)
       on conflict (tenant_id, user_id)
         do update set token_hash = excluded.token_hash, expires_at = excluded.expires_at, is_asked = true
         where known.is_asked or known.expires_at <= $4
       returning 1`,
      [user, digest(token), until, now],
    );
    return inserted.length > 0;
  },

  async find(tx: Transaction, token: string): Promise<{ user: string } | undefined> {
    const [row] = await tx.query<{ user: string }>('select user_id as user from login_link where token_hash = $1', [
      digest(token),
    ]);
    return row;
  },

  /** Uses a link: of two concurrent requests one succeeds. */
  async take(tx: Transaction, token: string): Promise<{ user: string; expiresAt: Date } | undefined> {
    const [row] = await tx.query<{ user_id: string; expires_at: Date }>(
      'delete from login_link where token_hash = $1 returning user_id, expires_at',
      [digest(token)],
    );
    return row && { user: row.user_id, expiresAt: row.expires_at };
  },

  /** User id of an e-mail address. */
  async ownerOf(tx: Transaction, email: string): Promise<string | undefined> {
    const [row] = await tx.query<{ id: string }>('select id from users where email = $1', [email]);
    return row?.id;
  },

  async withdraw(tx: Transaction, user: string): Promise<void> {
    await tx.query('delete from login_link where user_id = $1', [user]);
  },
};
