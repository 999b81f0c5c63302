import { type AiSettingsDraft, aiSettingsDraft } from '@theke/contracts/ai/ai-settings';
import type { Transaction } from '@theke/kit/database/database';
import { type KeyRing, Unreadable } from '@theke/kit/secrets/key-ring';

export type SettingsDoc = Omit<AiSettingsDraft, 'version' | 'key'>;
export type ProviderKey = { value: string; since: Date };

/** Settings of a tenant with the decrypted key. `isReadable` is false if no platform key can decrypt it. */
export type Settings = {
  id: string;
  version: number;
  doc: SettingsDoc;
  key: ProviderKey | undefined;
  isReadable: boolean;
  failures: number;
  pausedUntil: Date | null;
};

type Row = {
  id: string;
  version: number;
  doc: unknown;
  key_id: string | null;
  sealed: Buffer | null;
  key_since: Date | null;
  failures: number;
  paused_until: Date | null;
};

/** Fields added since the row was stored get their defaults. */
const toDoc = (stored: unknown): SettingsDoc => {
  const { version: _, key: __, ...doc } = aiSettingsDraft.parse({ ...(stored as object), version: 0 });
  return doc;
};

export const unsavedDoc: SettingsDoc = toDoc({});

/** Settings of the transaction's tenant; `ring` encrypts the key. */
export function settingsStore(ring: KeyRing, tenant: string) {
  const about = `${tenant}/ai`;
  function openKey({ key_id: keyId, sealed, key_since: since }: Row): ProviderKey | undefined {
    if (keyId === null || !sealed || !since) return undefined;
    return { value: ring.open({ keyId, bytes: sealed }, about), since };
  }

  return {
    async find(tx: Transaction): Promise<Settings | undefined> {
      const [row] = await tx.query<Row>(
        'select id, version, doc, key_id, sealed, key_since, failures, paused_until from ai_settings',
        [],
        'settings',
      );
      if (!row) return undefined;
      const { id, version, failures, paused_until: pausedUntil } = row;
      const settings = { id, version, doc: toDoc(row.doc), failures, pausedUntil };
      try {
        return { ...settings, key: openKey(row), isReadable: true };
      } catch (error) {
        if (!(error instanceof Unreadable)) throw error;
        return { ...settings, key: undefined, isReadable: false };
      }
    },

    /** @returns false if the settings were changed concurrently */
    async save(
      tx: Transaction,
      { id, version, doc, key }: Pick<Settings, 'id' | 'version' | 'doc' | 'key'>,
    ): Promise<boolean> {
      const sealed = key && ring.seal(key.value, about);
      const values = [id, version, doc, sealed?.keyId ?? null, sealed?.bytes ?? null, key?.since ?? null];
      const rows = await tx.query(
        version === 1
          ? `insert into ai_settings (id, version, doc, key_id, sealed, key_since) values ($1, $2, $3, $4, $5, $6)
             on conflict do nothing returning 1`
          : `update ai_settings set version = $2, doc = $3, key_id = $4, sealed = $5, key_since = $6, failures = 0,
               paused_until = null
             where id = $1 and version = $2 - 1 returning 1`,
        values,
        version === 1 ? 'settings-insert' : 'settings-update',
      );
      return rows.length > 0;
    },

    /** Encrypts the key with the current platform key if it is encrypted with an older one. */
    async reseal(tx: Transaction): Promise<void> {
      const [row] = await tx.query<Row>(
        'select id, key_id, sealed, key_since from ai_settings order by id for update',
        [],
        'settings-lock',
      );
      if (!row?.sealed || row.key_id === null || !ring.canSeal) return;
      if (ring.isFresh({ keyId: row.key_id, bytes: row.sealed })) return;
      const key = openKey(row);
      if (!key) return;
      const { keyId, bytes } = ring.seal(key.value, about);
      tx.query('update ai_settings set key_id = $1, sealed = $2', [keyId, bytes], 'settings-reseal');
    },

    /** Counts calls that failed for reasons of the provider; the fifth in a row pauses it. */
    countFailure: (tx: Transaction, pausedUntil: Date) =>
      tx.query(
        `update ai_settings set failures = failures + 1,
           paused_until = case when failures + 1 >= $2 then $1::timestamptz else paused_until end`,
        [pausedUntil, failuresUntilPause],
        'settings-count-failure',
      ),

    forgetFailures: (tx: Transaction) =>
      tx.query(
        'update ai_settings set failures = 0, paused_until = null where failures > 0',
        [],
        'settings-forget-failures',
      ),
  };
}

const failuresUntilPause = 5;
