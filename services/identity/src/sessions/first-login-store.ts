import type { Transaction } from '@theke/kit/database/database';

/** Stores that an account has been used. @returns whether this is its first login */
export async function rememberLogin(tx: Transaction, user: string, at: Date): Promise<boolean> {
  const rows = await tx.query(
    'insert into first_login (user_id, at) values ($1, $2) on conflict do nothing returning user_id',
    [user, at],
    'first-login-insert',
  );
  return rows.length > 0;
}
