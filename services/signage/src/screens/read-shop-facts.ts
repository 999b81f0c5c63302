import type { Scene } from '@theke/contracts/signage/scene';
import { scenes } from '@theke/contracts/signage/scene';
import type { SignageSegment } from '@theke/contracts/signage/segment';
import type { Transaction } from '@theke/kit/database/database';
import { shownCopies } from '../copies.ts';
import { withCurrentImages } from './current-images.ts';
import type { ShopFacts } from './screen-facts.ts';

const byId = <T extends { id: string }>(all: readonly T[]): Map<string, T> => new Map(all.map((one) => [one.id, one]));

type Row = { id: string; version: number; doc: object; created_at: Date; updated_at: Date };

/** All entities of a resource's table. */
export async function readEntities<T>(tx: Transaction, table: string): Promise<T[]> {
  const rows = await tx.query<Row>(`select id, version, doc, created_at, updated_at from ${table}`, [], `all-${table}`);
  return rows.map(
    ({ id, version, doc, created_at, updated_at }) =>
      ({ ...doc, id, version, createdAt: created_at.toISOString(), updatedAt: updated_at.toISOString() }) as T,
  );
}

/** Reads what screens of a business may show. */
export async function readShopFacts(tx: Transaction, tenant: string): Promise<ShopFacts> {
  const { branches, categories, menus, products, qrCodes, soldOut, config } = shownCopies.stores;
  const [ofBranches, ofCategories, ofMenus, ofProducts, ofCodes, ofStock, ofConfig, ofScenes, ofSegments] =
    await Promise.all([
      branches.all(tx),
      categories.all(tx),
      menus.all(tx),
      products.all(tx),
      qrCodes.all(tx),
      soldOut.all(tx),
      config.find(tx, tenant),
      readEntities<Scene>(tx, scenes.name),
      readEntities<SignageSegment>(tx, 'digital_signage_segments'),
    ]);
  const [shownScenes, shownSegments] = await Promise.all([
    withCurrentImages(tx, ofScenes),
    withCurrentImages(tx, ofSegments),
  ]);
  return {
    config: ofConfig?.config,
    branches: byId(ofBranches),
    categories: byId(ofCategories),
    menus: ofMenus,
    products: byId(ofProducts),
    qrCodes: byId(ofCodes),
    soldOut: new Map(ofStock.map((stock) => [stock.branch, new Set(stock.products)])),
    scenes: byId(shownScenes),
    segments: byId(shownSegments),
  };
}
