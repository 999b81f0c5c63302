import type { ContentPackage, PackageProduct, PackageScene } from '@theke/contracts/signage/package';
import type { SegmentItem } from '@theke/contracts/signage/segment';

export const uuid = (number: number): string => `0199f000-0000-7000-8000-${String(number).padStart(12, '0')}`;

export const sampleItem = (number: number, changes: Partial<SegmentItem> = {}): SegmentItem => ({
  id: uuid(number),
  scene: { id: uuid(1_000 + number) },
  image: null,
  video: null,
  seconds: 10,
  transition: 'cut',
  skipsSoldOut: true,
  ...changes,
});

export const sampleScene = (number: number, changes: Partial<PackageScene> = {}): PackageScene => ({
  id: uuid(1_000 + number),
  name: `Szene ${number}`,
  kind: 'text',
  orientation: 'both',
  look: 'brand',
  validFrom: null,
  validUntil: null,
  content: { kind: 'text', headline: '', text: '' },
  ...changes,
});

export const sampleProduct = (number: number, isSoldOut = false): PackageProduct => ({
  id: uuid(5_000 + number),
  name: `Produkt ${number}`,
  description: '',
  image: null,
  price: 9.9,
  pricePrefix: '',
  unit: 'piece',
  allergens: [],
  isEnabled: true,
  isVisibleWhenUnavailable: true,
  schedule: [],
  isSoldOut,
});

/** A package of one segment, the fallback, with the given items and a text scene for each. */
export function samplePackage(
  items: readonly SegmentItem[],
  {
    stream = {},
    ...changes
  }: Partial<Omit<ContentPackage, 'stream'>> & { stream?: Partial<ContentPackage['stream']> } = {},
): ContentPackage {
  return {
    hash: 'A'.repeat(43),
    format: 1,
    device: { id: uuid(1), name: 'Theke links', orientation: 'landscape', isEnabled: true },
    shop: { name: 'Marillo', logo: null, currency: 'EUR' },
    branch: { id: uuid(2), name: 'Mitte', timeZone: 'Europe/Vienna', openingHours: [] },
    stream: {
      name: 'Speisekarte',
      entries: [],
      fallback: { id: uuid(900) },
      interruption: null,
      isOffWhenClosed: false,
      ...stream,
    },
    segments: [{ id: uuid(900), name: 'Tag', items: [...items] }],
    scenes: items.flatMap(({ scene }) =>
      scene ? [{ ...sampleScene(0), id: scene.id, name: `Szene ${scene.id}` }] : [],
    ),
    menus: [],
    categories: [],
    products: [],
    qrCodes: [],
    webHosts: [],
    files: [],
    ...changes,
  };
}
