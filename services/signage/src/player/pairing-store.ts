import type { Transaction } from '@theke/kit/database/database';

export const pairingStore = {
  /** @returns false if the code is taken */
  async add(tx: Transaction, pairing: { keyHash: string; code: string; expiresAt: Date }): Promise<boolean> {
    const added = await tx.query(
      'insert into tv_pairing (key_hash, code, expires_at) values ($1, $2, $3) on conflict do nothing returning 1',
      [pairing.keyHash, pairing.code, pairing.expiresAt],
      'tv-pairing-add',
    );
    return added.length > 0;
  },

  async isWaiting(tx: Transaction, code: string, now: Date): Promise<boolean> {
    const sql = 'select from tv_pairing where code = $1 and expires_at > $2';
    return (await tx.query(sql, [code, now], 'tv-pairing-waits')).length > 0;
  },

  /** Whether a screen with this key shows a code that is still valid. */
  async isKnown(tx: Transaction, keyHash: string, now: Date): Promise<boolean> {
    const sql = 'select from tv_pairing where key_hash = $1 and expires_at > $2';
    return (await tx.query(sql, [keyHash, now], 'tv-pairing-known')).length > 0;
  },

  /** Takes the key of a code; a code works once. */
  async take(tx: Transaction, code: string, now: Date): Promise<string | undefined> {
    const [row] = await tx.query<{ keyHash: string }>(
      'delete from tv_pairing where code = $1 and expires_at > $2 returning key_hash as "keyHash"',
      [code, now],
      'tv-pairing-take',
    );
    return row?.keyHash;
  },

  forget: (tx: Transaction, now: Date) =>
    tx.query('delete from tv_pairing where expires_at <= $1', [now], 'tv-pairing-forget'),
};
