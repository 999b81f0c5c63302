import { branches } from '@theke/contracts/catalog/branch';
import { branchDrawing } from '@theke/contracts/catalog/branch-drawing';
import { type Product, products } from '@theke/contracts/catalog/product';
import { listDrawings, productDrawing } from '@theke/contracts/catalog/product-drawing';
import { type Config, configChanged } from '@theke/contracts/identity/config';
import type { Transaction } from '@theke/kit/database/database';
import { copies } from '@theke/kit/events/copies';
import { copyFrom, copyOf, type WorkSubscription } from '@theke/kit/events/subscription';
import { drawDish } from '@theke/painter/draw-dish';
import { drawScene } from '@theke/painter/draw-scene';
import { laidTable } from '@theke/painter/laid-table';
import type { Drawing } from '@theke/rules/drawings/drawing-by';
import { fileNamesOf } from './image-file-names.ts';
import { imageStore } from './image-store.ts';
import { type LogoDeps, logoFact } from './mail-logo.ts';
import { openPicture } from './open-picture.ts';

/** In px: maximum width of a tile. The drawing's native size is 668. */
export const side = 640;

/** In px. */
const table = { width: 900, height: 600 };
/** Default colour until the configuration of the business arrives. */
const usualHouse = '#003f4b';

const { stores } = copies({ config: configChanged, products });

/** A drawn, configurable product; undefined if there is none. */
export const drawnProduct = (tx: Transaction, id: string): Promise<Product | undefined> => stores.products.find(tx, id);

/** Configuration of a business; undefined until it arrives. */
export const houseConfig = async (tx: Transaction, tenant: string): Promise<Config | undefined> =>
  (await stores.config.find(tx, tenant))?.config;

/** Colour of the line on the plates of a business. */
export const houseColour = async (tx: Transaction, tenant: string): Promise<string | undefined> =>
  (await houseConfig(tx, tenant))?.theme.brand;

/**
 * Removes drawings after a change of colour, so that the next request repaints them; browsers keep their copies.
 * Converts the logo for mails on every change and publishes it, or its removal.
 */
export const followConfig = (deps: LogoDeps): WorkSubscription => ({
  // Reads the logo's file and removes files.
  hasExternalCalls: true,
  ...copyFrom(configChanged, async (tx, { data, tenant }) => {
    const before = await houseConfig(tx, tenant);
    stores.config.save(tx, tenant, data);
    if (data.config.logo || before?.logo) tx.publish(await logoFact(tx, tenant, data.config, deps));
    if (before?.theme.brand === data.config.theme.brand) return;
    await deps.files.remove(tenant, (await imageStore.drawn(tx)).flatMap(fileNamesOf));
  }),
});

/** Takes a third of a second on one core. Deterministic: the same recipe gives the same picture on every machine. */
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
 * Stores which drawings guests of a business may request: those of products without a picture, and of choices. Unused
 * drawings stay, because carts of guests may still show them.
 */
export const drawnProducts: WorkSubscription = copyOf(products.events, {
  async apply(tx, product) {
    const stored = { name: product.name, width: side, height: side, at: product.updatedAt };
    for (const drawing of listDrawings(product)) await imageStore.insertDrawing(tx, drawing, stored);
    // The drawing of a selection is painted by its options.
    if (product.type === 'configurable' && productDrawing(product)) stores.products.save(tx, product.id, product);
    else stores.products.remove(tx, product.id);
  },
  remove: async (tx, id) => stores.products.remove(tx, id),
});

/** The table drawing of a branch without a picture. */
export const drawnBranches: WorkSubscription = copyOf(branches.events, {
  async apply(tx, branch) {
    const drawing = branchDrawing(branch);
    if (drawing) await imageStore.insertDrawing(tx, drawing, { name: branch.name, ...table, at: branch.updatedAt });
  },
  remove: async () => undefined,
});
