import { aiSettingsChanged } from '@theke/contracts/ai/ai-settings';
import type { Fact } from '@theke/contracts/event';
import type { Database } from '@theke/kit/database/database';
import { createSnapshots } from '@theke/kit/events/create-snapshots';
import type { Snapshots } from '@theke/kit/events/replay';
import type { KeyRing } from '@theke/kit/secrets/key-ring';
import { type Settings, settingsStore } from './settings-store.ts';

/** Settings for other services and the audit log; never with the key. */
export const settingsFact = (
  { id, version, doc }: Pick<Settings, 'id' | 'version' | 'doc'>,
  isKeyRenewed: boolean,
): Fact =>
  aiSettingsChanged(id, version, {
    isEnabled: doc.isEnabled,
    address: doc.address,
    textModel: doc.textModel,
    imageModel: doc.imageModel,
    monthlyBudget: doc.monthlyBudget,
    marksForVisitors: doc.marksForVisitors,
    isKeyRenewed,
  });

/** Snapshots of the settings of each tenant. */
export const settingsSnapshots = ({ db, ring }: { db: Database; ring: KeyRing }): Snapshots =>
  createSnapshots(
    {
      changed: aiSettingsChanged,
      async liveAfter(tx, after) {
        // The key is not part of the snapshot.
        const settings = await settingsStore(ring, '').find(tx);
        return settings && settings.id > after ? [settings] : [];
      },
      toFact: (settings: Settings) => settingsFact(settings, false),
    },
    db,
  );
