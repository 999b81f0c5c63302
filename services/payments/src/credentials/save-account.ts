import { paymentProviderChanged } from '@theke/contracts/payments/payment-events';
import type { Database } from '@theke/kit/database/database';
import { setTimer } from '@theke/kit/events/timers';
import { conflict } from '@theke/kit/problem';
import type { KeyRing } from '@theke/kit/secrets/key-ring';
import { changeAccount, type Draft } from './account.ts';
import { accountStore } from './account-store.ts';
import { resealsEvery, resealTimer } from './reseal-account.ts';

/** @throws Problem 409 CANNOT_STORE or STALE_VERSION, 422 REQUIRED */
export async function saveAccount(
  { db, ring, now, newId }: { db: Database; ring: KeyRing; now: () => Date; newId: () => string },
  { tenant, draft }: { tenant: string; draft: Draft },
): Promise<void> {
  if (!ring.canSeal)
    throw conflict(
      'CANNOT_STORE',
      'Zugangsdaten lassen sich noch nicht speichern, weil der Schlüssel fehlt, mit dem sie verschlüsselt werden. Bitte wenden Sie sich an den Betreiber der Plattform.',
    );
  const store = accountStore(ring, tenant);
  const { provider } = draft;
  await db.withTenant(tenant, async (tx) => {
    const at = now();
    const current = (await store.all(tx)).find((account) => account.provider === provider);
    if ((current?.version ?? 0) !== draft.version) throw stale();
    const { next, renewed } = changeAccount(current, draft, { id: newId(), at });
    if (!(await store.save(tx, next))) throw stale();
    setTimer(tx, { name: resealTimer, subject: next.id, at: new Date(at.getTime() + resealsEvery) });
    tx.publish(paymentProviderChanged(next.id, next.version, { provider, isEnabled: next.isEnabled, renewed }));
  });
}

const stale = () => conflict('STALE_VERSION', 'Jemand hat inzwischen etwas geändert. Bitte laden Sie neu.', 'version');
