import {
  type AiSettings,
  checkAiProvider,
  readAiAvailability,
  readAiSettings,
  saveAiSettings,
} from '@theke/contracts/ai/ai-settings';
import type { Database } from '@theke/kit/database/database';
import { type Route, route } from '@theke/kit/http/route';
import type { KeyRing } from '@theke/kit/secrets/key-ring';
import { lastFourOf } from '@theke/kit/secrets/last-four-of';
import { fromMoney } from '@theke/rules/money/money';
import { periodOf, readBusiness } from '../copies.ts';
import { isAvailable } from '../jobs/availability.ts';
import { budgetStore } from '../jobs/budget-store.ts';
import { jobStore } from '../jobs/job-store.ts';
import type { AddressGuard } from '../provider/address-guard.ts';
import { openaiProvider } from '../provider/openai-provider.ts';
import { ProviderFailure } from '../provider/provider.ts';
import { saveSettings } from './save-settings.ts';
import { settingsStore, unsavedDoc } from './settings-store.ts';

type Deps = { db: Database; ring: KeyRing; guard: AddressGuard; now: () => Date; newId: () => string };

export function settingsRoutes(deps: Deps): Route[] {
  const { db, ring, guard, now } = deps;

  const shown = (tenant: string): Promise<AiSettings> =>
    db.withTenant(tenant, async (tx) => {
      const [settings, { currency }] = await Promise.all([settingsStore(ring, tenant).find(tx), readBusiness(tx)]);
      const key = settings?.key;
      return {
        ...(settings?.doc ?? unsavedDoc),
        version: settings?.version ?? 0,
        key: key ? { lastFour: lastFourOf(key.value), since: key.since.toISOString() } : null,
        canStore: ring.canSeal,
        isReadable: settings?.isReadable ?? true,
        currency,
      };
    });

  return [
    route(readAiSettings, ({ tenant }) => shown(tenant)),
    route(saveAiSettings, async ({ tenant, body }) => {
      await saveSettings(deps, tenant, body);
      return shown(tenant);
    }),
    route(checkAiProvider, async ({ tenant }) => {
      const settings = await db.withTenant(tenant, (tx) => settingsStore(ring, tenant).find(tx));
      if (!settings?.doc.address)
        return {
          isWorking: false,
          message: 'Es fehlt noch die Adresse des Anbieters. Bitte speichern Sie sie.',
          models: [],
        };
      try {
        const models = await openaiProvider(guard, { ...settings.doc, key: settings.key?.value }).models();
        return { isWorking: true, message: checkedMessage(models, settings.doc), models };
      } catch (error) {
        if (!(error instanceof ProviderFailure)) throw error;
        return { isWorking: false, message: error.message, models: [] };
      }
    }),
    route(readAiAvailability, ({ tenant, identity }) =>
      db.withTenant(tenant, async (tx) => {
        const [settings, business] = await Promise.all([settingsStore(ring, tenant).find(tx), readBusiness(tx)]);
        const doc = settings?.isReadable ? settings.doc : unsavedDoc;
        const { month, dayStart } = periodOf(business.zone, now());
        const [{ spent, reserved }, started] = await Promise.all([
          budgetStore.find(tx, month),
          identity.user ? jobStore.countSince(tx, identity.user.id, dayStart) : 0,
        ]);
        return {
          canWrite: isAvailable(doc, 'page'),
          canDescribePictures: isAvailable(doc, 'picture-description'),
          canDraw: isAvailable(doc, 'picture'),
          imagePrice: doc.imagePrice,
          currency: business.currency,
          budget: { month, limit: doc.monthlyBudget, spent: fromMoney(spent), reserved: fromMoney(reserved) },
          jobsLeft: Math.max(0, doc.dailyJobs - started),
        };
      }),
    ),
  ];
}

function checkedMessage(
  models: readonly string[],
  { textModel, imageModel }: { textModel: string; imageModel: string },
) {
  const missing = [textModel, imageModel].filter((model) => model !== '' && !models.includes(model));
  if (missing.length === 0) return 'Die Verbindung steht.';
  return `Die Verbindung steht, aber der Anbieter nennt kein Modell „${missing.join('“ und kein Modell „')}“.`;
}
