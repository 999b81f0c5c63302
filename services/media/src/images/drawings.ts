import { products } from '@theke/contracts/catalog/product';
import { drawingsOf } from '@theke/contracts/catalog/product-drawing';
import { configChanged } from '@theke/contracts/identity/config';
import type { Transaction } from '@theke/kit/database/database';
import { copies } from '@theke/kit/events/copies';
import { copyFrom, copyOf, type WorkSubscription } from '@theke/kit/events/subscription';
import { drawDish } from '@theke/painter/draw-dish';
import type { Drawing } from '@theke/painter/drawing-by';
import type { TenantFiles } from '../files/tenant-files.ts';
import { fileNamesOf } from './image-file-names.ts';
import { imageStore } from './image-store.ts';
import { openPicture } from './open-picture.ts';

/** In px, as wide as any tile shows it. The drawing's own size is 668. */
const side = 640;

const { stores } = copies({ config: configChanged });

/** The colour of the line on a business' plates; undefined as long as nothing is known of it. */
export const houseColour = async (tx: Transaction, tenant: string): Promise<string | undefined> =>
  (await stores.config.find(tx, tenant))?.config.theme.brand;

/** In another colour everything is painted anew by who asks next; a browser keeps what it has. */
export const repaintInNewColour = (files: TenantFiles): WorkSubscription =>
  copyFrom(configChanged, async (tx, { data, tenant }) => {
    const before = await houseColour(tx, tenant);
    stores.config.save(tx, tenant, data);
    if (before === data.config.theme.brand) return;
    await files.remove(tenant, (await imageStore.drawn(tx)).flatMap(fileNamesOf));
  });

/** Takes a third of a second of one core; the same recipe gives the same picture on every machine. */
export const paintDrawing = async ({ recipe, id }: Drawing, house: string | undefined): Promise<Buffer> =>
  (await openPicture(Buffer.from(drawDish(recipe, id, house))))
    .resize({ width: side })
    .webp({ quality: 84 })
    .toBuffer();

/**
 * Which drawings a business may be asked for: those of its products without a picture, and of what can be chosen. One that is not used any more stays, because
 * a guest's cart may still show it.
 */
export const drawnProducts: WorkSubscription = copyOf(products.events, {
  async apply(tx, product) {
    const known = { name: product.name, side, at: product.updatedAt };
    for (const drawing of drawingsOf(product)) await imageStore.insertDrawing(tx, drawing, known);
  },
  remove: async () => undefined,
});
