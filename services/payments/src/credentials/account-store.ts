import type { RealProvider } from '@theke/contracts/payments/payment-provider';
import type { Transaction } from '@theke/kit/database/database';
import { type KeyRing, type Sealed, Unreadable } from '@theke/kit/secrets/key-ring';
import type { Account, Secrets } from './account.ts';

type Row = {
  id: string;
  provider: RealProvider;
  version: number;
  is_enabled: boolean;
  mode: Account['mode'];
  client_id: string | null;
  key_id: string;
  sealed: Buffer;
};

const columns = 'id, provider, version, is_enabled, mode, client_id, key_id, sealed';

/** Binds credentials to their tenant and provider: they cannot be decrypted in another row. */
const aboutOf = (tenant: string, provider: RealProvider): string => `${tenant}/${provider}`;
const toSealed = ({ key_id: keyId, sealed }: Row): Sealed => ({ keyId, bytes: sealed });

/** Accounts of the transaction's tenant, with secrets encrypted by `ring`. */
export function accountStore(ring: KeyRing, tenant: string) {
  const toSecrets = (row: Row): Secrets | undefined => {
    try {
      return JSON.parse(ring.open(toSealed(row), aboutOf(tenant, row.provider))) as Secrets;
    } catch (error) {
      if (error instanceof Unreadable) return undefined;
      throw error;
    }
  };
  const toAccount = (row: Row): Account => ({
    id: row.id,
    provider: row.provider,
    version: row.version,
    isEnabled: row.is_enabled,
    mode: row.mode,
    clientId: row.client_id,
    secrets: toSecrets(row),
  });
  const seal = ({ provider, secrets }: Account): Sealed =>
    ring.seal(JSON.stringify(secrets ?? {}), aboutOf(tenant, provider));

  return {
    async all(tx: Transaction): Promise<Account[]> {
      const rows = await tx.query<Row>(`select ${columns} from provider_account`, [], 'accounts');
      return rows.map(toAccount);
    },

    /** @returns false if the account was changed concurrently */
    async save(tx: Transaction, account: Account): Promise<boolean> {
      const { keyId, bytes } = seal(account);
      const values = [
        account.id,
        account.provider,
        account.version,
        account.isEnabled,
        account.mode,
        account.clientId,
        keyId,
        bytes,
      ];
      const rows = await tx.query(
        account.version === 1
          ? `insert into provider_account (${columns}) values ($1, $2, $3, $4, $5, $6, $7, $8) on conflict do nothing returning 1`
          : `update provider_account set version = $3, is_enabled = $4, mode = $5, client_id = $6, key_id = $7, sealed = $8
             where id = $1 and provider = $2 and version = $3 - 1 returning 1`,
        values,
        account.version === 1 ? 'account-insert' : 'account-update',
      );
      return rows.length > 0;
    },

    /** Re-encrypts secrets of an older key with the current one. */
    async reseal(tx: Transaction, id: string): Promise<void> {
      const [row] = await tx.query<Row>(
        `select ${columns} from provider_account where id = $1 for update`,
        [id],
        'account-lock',
      );
      if (!row || !ring.canSeal || ring.isFresh(toSealed(row))) return;
      const account = toAccount(row);
      if (!account.secrets) return;
      const { keyId, bytes } = seal(account);
      tx.query('update provider_account set key_id = $2, sealed = $3 where id = $1', [id, keyId, bytes]);
    },
  };
}
