import { branches } from '@theke/contracts/catalog/branch';
import { branchDrawing } from '@theke/contracts/catalog/branch-drawing';
import { type Product, products } from '@theke/contracts/catalog/product';
import { drawingsOf, productDrawing } from '@theke/contracts/catalog/product-drawing';
import { type Config, configChanged } from '@theke/contracts/identity/config';
import type { Transaction } from '@theke/kit/database/database';
import { copies } from '@theke/kit/events/copies';
import { copyFrom, copyOf, type WorkSubscription } from '@theke/kit/events/subscription';
import { drawDish } from '@theke/painter/draw-dish';
import { drawScene } from '@theke/painter/draw-scene';
import type { Drawing } from '@theke/painter/drawing-by';
import { laidTable } from '@theke/painter/laid-table';
import { fileNamesOf } from './image-file-names.ts';
import { imageStore } from './image-store.ts';
import { type LogoDeps, logoFact } from './mail-logo.ts';
import { openPicture } from './open-picture.ts';

/** In px, as wide as any tile shows it. The drawing's own size is 668. */
export const side = 640;

/** In px. */
const table = { width: 900, height: 600 };
/** Until the business' own is known. */
const usualHouse = '#003f4b';

const { stores } = copies({ config: configChanged, products });

/** A drawn product that guests configure; undefined where there is none. */
export const drawnProduct = (tx: Transaction, id: string): Promise<Product | undefined> => stores.products.find(tx, id);

/** The configuration of a business; undefined as long as nothing is known of it. */
export const houseConfig = async (tx: Transaction, tenant: string): Promise<Config | undefined> =>
  (await stores.config.find(tx, tenant))?.config;

/** The colour of the line on its plates. */
export const houseColour = async (tx: Transaction, tenant: string): Promise<string | undefined> =>
  (await houseConfig(tx, tenant))?.theme.brand;

/**
 * In another colour everything is painted anew by who asks next; a browser keeps what it has. The logo is drawn for mails each time, and
 * so is told of when there is none any more.
 */
export const followConfig = (deps: LogoDeps): WorkSubscription => ({
  // Reads the logo's file, and removes files.
  hasExternalCalls: true,
  ...copyFrom(configChanged, async (tx, { data, tenant }) => {
    const before = await houseConfig(tx, tenant);
    stores.config.save(tx, tenant, data);
    if (data.config.logo || before?.logo) tx.publish(await logoFact(tx, tenant, data.config, deps));
    if (before?.theme.brand === data.config.theme.brand) return;
    await deps.files.remove(tenant, (await imageStore.drawn(tx)).flatMap(fileNamesOf));
  }),
});

/** Takes a third of a second of one core; the same recipe gives the same picture on every machine. */
export async function paintDrawing({ recipe, id }: Drawing, house: string | undefined): Promise<Buffer> {
  const isTable = recipe.kind === 'table';
  const svg = isTable ? drawScene(laidTable(recipe, house ?? usualHouse), id, house) : drawDish(recipe, id, house);
  const picture = await openPicture(Buffer.from(svg));
  return picture
    .resize({ width: isTable ? table.width : side })
    .webp({ quality: 84 })
    .toBuffer();
}

/**
 * Which drawings a business may be asked for: those of its products without a picture, and of what can be chosen. One that is not used any more stays, because
 * a guest's cart may still show it.
 */
export const drawnProducts: WorkSubscription = copyOf(products.events, {
  async apply(tx, product) {
    const known = { name: product.name, width: side, height: side, at: product.updatedAt };
    for (const drawing of drawingsOf(product)) await imageStore.insertDrawing(tx, drawing, known);
    // What follows a choice is painted by what can be chosen.
    if (product.type === 'configurable' && productDrawing(product)) stores.products.save(tx, product.id, product);
    else stores.products.remove(tx, product.id);
  },
  remove: async (tx, id) => stores.products.remove(tx, id),
});

/** The table of a branch without a picture. */
export const drawnBranches: WorkSubscription = copyOf(branches.events, {
  async apply(tx, branch) {
    const drawing = branchDrawing(branch);
    if (drawing) await imageStore.insertDrawing(tx, drawing, { name: branch.name, ...table, at: branch.updatedAt });
  },
  remove: async () => undefined,
});
