import type { QrCode } from '@theke/contracts/analytics/qr-code';
import type { Branch } from '@theke/contracts/catalog/branch';
import type { Category } from '@theke/contracts/catalog/category';
import type { Menu } from '@theke/contracts/catalog/menu';
import type { Product } from '@theke/contracts/catalog/product';
import type { Config } from '@theke/contracts/identity/config';
import type { Scene } from '@theke/contracts/signage/scene';
import type { SignageSegment } from '@theke/contracts/signage/segment';

/** Everything of a business that screens may show, read in one transaction. */
export type ShopFacts = {
  config: Config | undefined;
  branches: ReadonlyMap<string, Branch>;
  categories: ReadonlyMap<string, Category>;
  menus: readonly Menu[];
  products: ReadonlyMap<string, Product>;
  qrCodes: ReadonlyMap<string, QrCode>;
  /** Sold-out products by branch. */
  soldOut: ReadonlyMap<string, ReadonlySet<string>>;
  scenes: ReadonlyMap<string, Scene>;
  segments: ReadonlyMap<string, SignageSegment>;
};
