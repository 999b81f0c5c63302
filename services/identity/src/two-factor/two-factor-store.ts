import type { Transaction } from '@theke/kit/database/database';
import type { Sealed } from '@theke/kit/secrets/key-ring';
import { digest } from '../secret.ts';

export type StoredTwoFactor = { sealed: Sealed; confirmedAt: Date | null; lastStep: number | null };

type Row = { key_id: string; sealed: Buffer; confirmed_at: Date | null; last_step: string | null };

const toStored = (row: Row): StoredTwoFactor => ({
  sealed: { keyId: row.key_id, bytes: row.sealed },
  confirmedAt: row.confirmed_at,
  lastStep: row.last_step === null ? null : Number(row.last_step),
});

const columns = 'key_id, sealed, confirmed_at, last_step';

export const twoFactorStore = {
  async find(tx: Transaction, user: string): Promise<StoredTwoFactor | undefined> {
    const [row] = await tx.query<Row>(
      `select ${columns} from two_factor where user_id = $1`,
      [user],
      'two-factor-find',
    );
    return row && toStored(row);
  },

  /** Locks the row until the transaction ends, so that a code is accepted once. */
  async lock(tx: Transaction, user: string): Promise<StoredTwoFactor | undefined> {
    const [row] = await tx.query<Row>(
      `select ${columns} from two_factor where user_id = $1 for update`,
      [user],
      'two-factor-lock',
    );
    return row && toStored(row);
  },

  /** Stores an unconfirmed secret instead of an earlier unconfirmed one. @returns false if the second step is on */
  async begin(tx: Transaction, user: string, { keyId, bytes }: Sealed): Promise<boolean> {
    const rows = await tx.query(
      `insert into two_factor as stored (user_id, key_id, sealed) values ($1, $2, $3)
       on conflict (tenant_id, user_id) do update set key_id = $2, sealed = $3, last_step = null
         where stored.confirmed_at is null
       returning user_id`,
      [user, keyId, bytes],
    );
    return rows.length > 0;
  },

  async confirm(tx: Transaction, user: string, { at, step }: { at: Date; step: number }): Promise<void> {
    await tx.query('update two_factor set confirmed_at = $2, last_step = $3 where user_id = $1', [user, at, step]);
  },

  async useStep(tx: Transaction, user: string, step: number): Promise<void> {
    await tx.query('update two_factor set last_step = $2 where user_id = $1', [user, step]);
  },

  async remove(tx: Transaction, user: string): Promise<void> {
    await tx.query('delete from two_factor where user_id = $1', [user]);
  },

  async addRecoveryCodes(tx: Transaction, user: string, codes: readonly string[]): Promise<void> {
    await tx.query('insert into recovery_code (user_id, code_hash) select $1, unnest($2::bytea[])', [
      user,
      codes.map(digest),
    ]);
  },

  /** @returns whether it was valid; it is used up */
  async useRecoveryCode(tx: Transaction, user: string, code: string): Promise<boolean> {
    const rows = await tx.query('delete from recovery_code where user_id = $1 and code_hash = $2 returning user_id', [
      user,
      digest(code),
    ]);
    return rows.length > 0;
  },

  async countRecoveryCodes(tx: Transaction, user: string): Promise<number> {
    const [row] = await tx.query<{ count: number }>(
      'select count(*)::int as count from recovery_code where user_id = $1',
      [user],
    );
    return row?.count ?? 0;
  },
};
