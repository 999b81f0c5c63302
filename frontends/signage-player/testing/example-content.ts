import type { ContentPackage, PackageProduct, PackageScene } from '@theke/contracts/signage/package';
import type { SceneContent } from '@theke/contracts/signage/scene-content';
import type { SegmentItem } from '@theke/contracts/signage/segment';

/** A product of the example branch; orderable and without a picture. */
export const exampleProduct = (id: string, name: string, changes: Partial<PackageProduct> = {}): PackageProduct => ({
  id,
  name,
  description: '',
  image: null,
  price: 10.9,
  pricePrefix: '',
  unit: 'piece',
  allergens: [],
  isEnabled: true,
  isVisibleWhenUnavailable: true,
  schedule: [],
  isSoldOut: false,
  ...changes,
});

const category = (id: string, name: string) => ({
  id,
  name,
  isEnabled: true,
  isVisibleWhenUnavailable: false,
  schedule: [],
});

/** A content package of a branch in Vienna, with one category "Pizza" for the given products. */
export const exampleContent = (
  products: readonly PackageProduct[] = [],
  changes: Partial<ContentPackage> = {},
): ContentPackage => ({
  hash: 'an-example-of-the-hash-of-a-content-package',
  format: 1,
  device: { id: 'tv', name: 'TV Theke', orientation: 'landscape', isEnabled: true },
  shop: { name: 'Pizzeria Marillo', logo: null, currency: 'EUR' },
  branch: {
    id: 'branch',
    name: 'Marillo Neubau',
    timeZone: 'Europe/Vienna',
    openingHours: [{ type: 'daily', from: '11:00', to: '22:00', isClosed: false }],
  },
  stream: { name: 'Stream', entries: [], fallback: null, interruption: null, isOffWhenClosed: false },
  segments: [],
  scenes: [],
  menus: [
    {
      id: 'menu',
      availableFrom: '2026-01-01T00:00:00Z',
      categories: [{ id: 'pizza', products: products.map(({ id }) => ({ id, isEnabled: true, schedule: [] })) }],
    },
  ],
  categories: [category('pizza', 'Pizza')],
  products: [...products],
  qrCodes: [],
  webHosts: [],
  files: [],
  ...changes,
});

/** A scene with the given content, with the id "scene". */
export const exampleScene = (content: SceneContent, changes: Partial<PackageScene> = {}): PackageScene => ({
  id: 'scene',
  name: 'Szene',
  kind: content.kind,
  orientation: 'both',
  look: 'brand',
  validFrom: null,
  validUntil: null,
  content,
  ...changes,
});

/** An item that shows the scene with the id "scene". */
export const exampleItem = (changes: Partial<SegmentItem> = {}): SegmentItem => ({
  id: 'item',
  scene: { id: 'scene' },
  image: null,
  video: null,
  seconds: 10,
  transition: 'fade',
  skipsSoldOut: true,
  ...changes,
});
