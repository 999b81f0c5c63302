import type { Passkey } from '@theke/contracts/identity/passkey';
import type { Transaction } from '@theke/kit/database/database';
import { digest } from '../secret.ts';

/** A passkey with what is needed to verify its signatures. */
export type StoredPasskey = {
  id: string;
  user: string;
  credentialId: Buffer;
  publicKey: Buffer;
  counter: number;
  transports: string[];
  host: string;
  name: string;
};

type Row = {
  id: string;
  user_id: string;
  credential_id: Buffer;
  public_key: Buffer;
  counter: string;
  transports: string[];
  host: string;
  name: string;
  created_at: Date;
  last_used_at: Date | null;
};

const toStored = (row: Row): StoredPasskey => ({
  id: row.id,
  user: row.user_id,
  credentialId: row.credential_id,
  publicKey: row.public_key,
  counter: Number(row.counter),
  transports: row.transports,
  host: row.host,
  name: row.name,
});

const toPasskey = ({ id, name, host, created_at, last_used_at }: Row): Passkey => ({
  ...{ id, name, host, createdAt: created_at.toISOString(), lastUsedAt: last_used_at?.toISOString() ?? null },
});

export const passkeyStore = {
  async list(tx: Transaction, user: string): Promise<Passkey[]> {
    const rows = await tx.query<Row>('select * from passkey where user_id = $1 order by created_at, id', [user]);
    return rows.map(toPasskey);
  },

  /** Credential ids of a user on a host, so that the authenticator does not create a second one. */
  async credentialIds(tx: Transaction, user: string, host: string): Promise<Buffer[]> {
    const rows = await tx.query<{ credential_id: Buffer }>(
      'select credential_id from passkey where user_id = $1 and host = $2',
      [user, host],
    );
    return rows.map((row) => row.credential_id);
  },

  /** @returns undefined if the credential is known already */
  async insert(tx: Transaction, passkey: StoredPasskey, now: Date): Promise<Passkey | undefined> {
    const { id, user, credentialId, publicKey, counter, transports, host, name } = passkey;
    const [row] = await tx.query<Row>(
      `insert into passkey (id, user_id, credential_id, public_key, counter, transports, host, name, created_at)
       values ($1, $2, $3, $4, $5, $6, $7, $8, $9)
       on conflict (tenant_id, credential_id) do nothing returning *`,
      [id, user, credentialId, publicKey, counter, transports, host, name, now],
    );
    return row && toPasskey(row);
  },

  /** Locks the row until the transaction ends, so that its counter is compared in order. */
  async lock(tx: Transaction, credentialId: Buffer): Promise<StoredPasskey | undefined> {
    const [row] = await tx.query<Row>('select * from passkey where credential_id = $1 for update', [credentialId]);
    return row && toStored(row);
  },

  async use(tx: Transaction, id: string, { counter, now }: { counter: number; now: Date }): Promise<void> {
    await tx.query('update passkey set counter = $2, last_used_at = $3 where id = $1', [id, counter, now]);
  },

  /** @returns its name; undefined if the user has no such passkey */
  async remove(tx: Transaction, user: string, id: string): Promise<string | undefined> {
    const [row] = await tx.query<{ name: string }>(
      'delete from passkey where user_id = $1 and id = $2 returning name',
      [user, id],
    );
    return row?.name;
  },

  /** Uses up a challenge, and forgets the expired ones. @returns false if it was used before */
  async useChallenge(tx: Transaction, challenge: string, { end, now }: { end: Date; now: Date }): Promise<boolean> {
    await tx.query('delete from used_challenge where expires_at <= $1', [now]);
    const rows = await tx.query(
      `insert into used_challenge (challenge_hash, expires_at) values ($1, $2)
       on conflict (tenant_id, challenge_hash) do nothing returning expires_at`,
      [digest(challenge), end],
    );
    return rows.length > 0;
  },
};
