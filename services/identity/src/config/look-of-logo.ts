import { configChanged } from '@theke/contracts/identity/config';
import { imageStored } from '@theke/contracts/media/image';
import { reaction } from '@theke/kit/events/subscription';
import { withLooks } from '@theke/kit/resource/picture-looks';
import { configStore } from './config-store.ts';

const pictures = ['logo', 'logoDark', 'favicon', 'ogImage'] as const;

/** Adds the look to a logo chosen before it was analysed. Runs after the subscriptions of `pictureCopies`. */
export const lookOfLogo = reaction(imageStored, {
  name: 'look of a logo that is chosen already',
  async handle(tx, { tenant, subject }) {
    const naming = pictures.map((field) => JSON.stringify({ [field]: { id: subject } }));
    const [named] = await tx.query('select from config where doc @> any($1::jsonb[])', [naming]);
    if (!named) return;
    const { version, ...doc } = await configStore.read(tx);
    const looked = await withLooks(tx, doc);
    const config = looked !== doc && (await configStore.update(tx, version, looked));
    if (config) tx.publish(configChanged(tenant, config.version, { id: tenant, config }));
  },
});
