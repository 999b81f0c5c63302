import type { Image as Picture } from '@napi-rs/canvas';
import type { PrintedRecord } from '@theke/contracts/media/image-template';
import type { ImageRef } from '@theke/contracts/wire';
import type { Database } from '@theke/kit/database/database';
import type { TenantFiles } from '../files/tenant-files.ts';
import type { Limited } from '../images/by-weight.ts';
import { withStored } from '../images/decode-picture.ts';
import { fileNameOf } from '../images/image-file-names.ts';
import { imageStore } from '../images/image-store.ts';
import { openPicture } from '../images/open-picture.ts';
import { type Drawing, type DrawnTemplate, shownPicture } from './draw-layers.ts';
import type { Canvas } from './load-fonts.ts';

type Box = { width: number; height: number; fit: 'cover' | 'contain' };
type Deps = { db: Database; files: TenantFiles; limited: Limited };

/** Pixels per millimetre at 300 dpi, and the longest side of a prepared picture. */
const pixels = 300 / 25.4;
const maxPixels = 1_600;

const keyOf = ({ id, version }: ImageRef, { width, height, fit }: Box): string =>
  `${id} ${version} ${width} ${height} ${fit}`;

/** A stored picture in the size of its box; undefined if it was deleted. Drawings of dishes are not printed. */
async function prepared(deps: Deps, tenant: string, image: ImageRef, box: Box): Promise<Buffer | undefined> {
  const stored = await deps.db.withTenant(tenant, (tx) => imageStore.find(tx, image.id));
  if (!stored) return undefined;
  const scale = Math.min(pixels, maxPixels / Math.max(box.width, box.height));
  const size = { width: Math.ceil(box.width * scale), height: Math.ceil(box.height * scale) };
  return withStored(deps.limited, stored, async () => {
    const picture = await openPicture(await deps.files.read(tenant, fileNameOf(stored)));
    const fit = box.fit === 'cover' ? ('cover' as const) : ('inside' as const);
    return picture
      .resize({ ...size, fit, withoutEnlargement: box.fit === 'contain' })
      .png()
      .toBuffer();
  });
}

/** Loads every picture of a print once per size. */
export async function loadPictures(
  deps: Deps,
  canvas: Canvas,
  tenant: string,
  template: DrawnTemplate,
  records: readonly PrintedRecord[],
): Promise<Drawing['pictureFor']> {
  const loaded = new Map<string, Picture | undefined>();
  for (const record of records)
    for (const layer of template.layers) {
      const image = layer.kind === 'picture' ? shownPicture(layer, record) : null;
      if (!image || layer.kind !== 'picture' || loaded.has(keyOf(image, layer))) continue;
      const bytes = await prepared(deps, tenant, image, layer);
      loaded.set(keyOf(image, layer), bytes && (await canvas.loadImage(bytes)));
    }
  return (image, box) => loaded.get(keyOf(image, box));
}

/** Side in mm for which the logo in the middle of codes is prepared. */
const logoSide = 30;

/** The logo of the business, if a code of the template shows it. */
export async function loadLogo(
  deps: Deps,
  canvas: Canvas,
  tenant: string,
  { layers }: DrawnTemplate,
  logo: ImageRef | null | undefined,
): Promise<Picture | undefined> {
  if (!logo || !layers.some((layer) => layer.kind === 'qr' && layer.middle === 'logo')) return undefined;
  const bytes = await prepared(deps, tenant, logo, { width: logoSide, height: logoSide, fit: 'contain' });
  return bytes && (await canvas.loadImage(bytes));
}
