import { type AiSettingsDraft, aiSettingsDraft } from '@theke/contracts/ai/ai-settings';
import { metaOf } from '@theke/contracts/field';
import type { Database } from '@theke/kit/database/database';
import { conflict, invalid } from '@theke/kit/problem';
import type { KeyRing } from '@theke/kit/secrets/key-ring';
import type { AddressGuard } from '../provider/address-guard.ts';
import { settingsFact } from './settings-fact.ts';
import { type ProviderKey, type SettingsDoc, settingsStore } from './settings-store.ts';

type Deps = { db: Database; ring: KeyRing; guard: AddressGuard; now: () => Date; newId: () => string };

/** @throws Problem 409 CANNOT_STORE or STALE_VERSION, 422 REQUIRED or NOT_ALLOWED */
export async function saveSettings(
  { db, ring, guard, now, newId }: Deps,
  tenant: string,
  { version, key: givenKey, ...doc }: AiSettingsDraft,
): Promise<void> {
  if (givenKey && !ring.canSeal)
    throw conflict(
      'CANNOT_STORE',
      'Der Schlüssel des Anbieters lässt sich noch nicht speichern, weil der Plattform der Schlüssel zum Verschlüsseln fehlt. Bitte wenden Sie sich an den Betreiber.',
    );
  requireComplete(doc);
  if (doc.address && !(await guard.mayReach(doc.address)))
    throw invalid(
      'NOT_ALLOWED',
      'Unter dieser Adresse darf die Plattform keinen Anbieter erreichen. Öffentliche Anbieter brauchen https; Server im eigenen Netz muss der Betreiber freigeben (AI_NETS).',
      'address',
    );
  const store = settingsStore(ring, tenant);
  await db.withTenant(tenant, async (tx) => {
    const current = await store.find(tx);
    if ((current?.version ?? 0) !== version) throw stale();
    const next = {
      id: current?.id ?? newId(),
      version: version + 1,
      doc,
      key: keyAfter(current?.key, givenKey, now()),
    };
    if (!(await store.save(tx, next))) throw stale();
    tx.publish(settingsFact(next, Boolean(givenKey)));
  });
}

function keyAfter(current: ProviderKey | undefined, given: string | undefined, at: Date): ProviderKey | undefined {
  if (given === undefined) return current;
  return given === '' ? undefined : { value: given, since: at };
}

function requireComplete(doc: SettingsDoc): void {
  if (!doc.isEnabled) return;
  const missing = (['address', 'textModel'] as const).find((name) => doc[name] === '');
  if (!missing) return;
  const label = metaOf(aiSettingsDraft.shape[missing]).title;
  throw invalid('REQUIRED', `„${label}“ fehlt. Ohne diese Angabe lässt sich die KI nicht einschalten.`, missing);
}

const stale = () => conflict('STALE_VERSION', 'Jemand hat inzwischen etwas geändert. Bitte laden Sie neu.', 'version');
