import { type Image, imageSizes } from '@theke/contracts/media/image';
import { type ImageRef, imageRef } from '@theke/contracts/wire';
import type { Database } from '@theke/kit/database/database';
import { leavePlace } from '@theke/kit/http/admission';
import type { Log } from '@theke/kit/log';
import { unknown } from '@theke/kit/problem';
import type { Express, Request, Response } from 'express';
import { NoSuchFile } from '../files/file-store.ts';
import { computeDigest, reprDigest, wantsDigest } from '../files/repr-digest.ts';
import { sendFile } from '../files/send-file.ts';
import type { TenantFiles } from '../files/tenant-files.ts';
import { readIdentity } from '../read-identity.ts';
import type { Limited } from './by-weight.ts';
import { withStored } from './decode-picture.ts';
import { houseColour, paintDrawing } from './drawings.ts';
import { encodeAvif, encodeJpeg, encodeWebp } from './encode-picture.ts';
import { animationNameOf, avifNameOf, fileNameOf, shareNameOf } from './image-file-names.ts';
import { imageStore } from './image-store.ts';
import { isRendition, type Rendition, type RenditionName, renditionOf } from './rendition.ts';
import { takesAvif } from './takes-avif.ts';

export type ServeImageDeps = {
  db: Database;
  files: TenantFiles;
  secret: string;
  now: () => Date;
  log: Log;
  limited: Limited;
};

/** A new picture has a new address, so browsers may cache this one forever. */
export const immutable = {
  'cache-control': 'public, max-age=31536000, immutable',
  'x-content-type-options': 'nosniff',
};

/** In px: below this width AVIF saves too little to create it. */
const minSideForAvif = 256;

const imageMissing = () => unknown('Das Bild');

/** Without a version: the newest. */
type RequestedImage = Pick<ImageRef, 'id' | 'extension'> & { version?: number | undefined };
const wantedImage = imageRef.omit({ look: true }).partial({ version: true });

function wantedOf(name: string): RequestedImage {
  const [, id, version, extension] = /^(.{36})(?:-([1-9]\d{0,8}))?\.(\w+)$/.exec(name) ?? [];
  const parsed = wantedImage.safeParse({
    id: id?.toLowerCase(),
    ...(version && { version: Number(version) }),
    extension,
  });
  if (!parsed.success) throw imageMissing();
  return parsed.data;
}

const isReplaced = (requested: RequestedImage, image: Image): boolean => (requested.version ?? 0) < image.fileVersion;

/** Not cached: the file may be replaced again. */
function redirectToNewest(response: Response, address: string): void {
  response.set('cache-control', 'no-cache').redirect(302, address);
}

function renditionNamed(name: string): RenditionName {
  if (!isRendition(name)) throw imageMissing();
  return name;
}

/**
 * `GET /image/{id}-{version}.{extension}`, `/image/{size}/...`, `/image/product/...` and `/image/category/...`
 * (MEDIA-01), and `/images/{id}-{version}.jpg` for link previews (PAGE-06). The row decides whether the picture exists.
 * Addresses of replaced files and those without a version redirect to the newest. Renditions and drawings are created
 * on the first request and stored: as AVIF for browsers that accept it, else as WebP.
 */
export function serveImage(deps: ServeImageDeps): (app: Express) => void {
  const { db, files, log, limited } = deps;

  /**
   * Creates a missing file. It gives up its admission slot before it waits, so that existing files are still served.
   */
  async function ensure(
    response: Response,
    { tenant, image, file }: { tenant: string; image: Image; file: string },
    make: () => Promise<Buffer>,
  ): Promise<void> {
    if (await files.has(tenant, file)) return;
    leavePlace(response);
    await files.ensure(tenant, file, () => withStored(limited, image, make, tenant));
  }

  async function find(
    request: Request,
    response: Response,
    requested: RequestedImage,
  ): Promise<{ tenant: string; image: Image }> {
    const { tenant } = readIdentity(deps, request);
    const { image, drawing, house } = await db.withTenant(tenant, async (tx) => {
      const served = await imageStore.findServed(tx, requested.id);
      return { ...served, house: served?.drawing && (await houseColour(tx, tenant)) };
    });
    // Versions with the same file show the same picture, so older references stay valid.
    if (!image || image.version < (requested.version ?? 1) || image.extension !== requested.extension)
      throw imageMissing();
    if (drawing) await ensure(response, { tenant, image, file: fileNameOf(image) }, () => paintDrawing(drawing, house));
    return { tenant, image };
  }

  /** With `Repr-Digest` for clients that ask for it: only then the file is read twice. */
  async function send(
    response: Response,
    tenant: string,
    name: string,
    type: 'image/avif' | 'image/gif' | 'image/jpeg' | 'image/webp',
  ): Promise<void> {
    const digest = wantsDigest(response.req) ? reprDigest(await computeDigest(files, tenant, name)) : {};
    await sendFile(response, await files.open(tenant, name), { ...immutable, 'content-type': type, ...digest });
  }

  async function sendRendition(
    request: Request,
    response: Response,
    { tenant, image, name, size }: { tenant: string; image: Image; name: RenditionName; size: Rendition },
  ): Promise<void> {
    const hasAvif = size.width >= minSideForAvif;
    if (hasAvif) response.vary('accept');
    const isAvif = hasAvif && takesAvif(request.headers.accept);
    const file = isAvif ? avifNameOf(image, name) : fileNameOf(image, name);
    await ensure(response, { tenant, image, file }, async () =>
      (isAvif ? encodeAvif : encodeWebp)(await files.read(tenant, fileNameOf(image)), size),
    );
    await send(response, tenant, file, isAvif ? 'image/avif' : 'image/webp');
  }

  /** Runs `sending`; a missing file is answered 404. */
  async function sendOrMissing(image: Image, sending: () => Promise<void>): Promise<void> {
    try {
      await sending();
    } catch (error) {
      // Deleted concurrently, or the files were lost: logged for the operator.
      if (!(error instanceof NoSuchFile)) throw error;
      log.warn({ image: image.id }, 'file of the picture is missing');
      throw imageMissing();
    }
  }

  /** Picture for link previews (PAGE-06): a JPEG, which every preview supports, in the usual width. */
  async function serveShare(request: Request, response: Response, requested: RequestedImage): Promise<void> {
    const { tenant, image } = await find(request, response, { ...requested, extension: 'webp' });
    if (isReplaced(requested, image)) return redirectToNewest(response, `/images/${image.id}-${image.fileVersion}.jpg`);
    const file = shareNameOf(image);
    const size = { width: Math.min(imageSizes.medium, image.width) };
    await sendOrMissing(image, async () => {
      await ensure(response, { tenant, image, file }, async () =>
        encodeJpeg(await files.read(tenant, fileNameOf(image)), size),
      );
      await send(response, tenant, file, 'image/jpeg');
    });
  }

  /** The animation of an uploaded GIF (MEDIA-18). */
  async function serveAnimation(request: Request, response: Response): Promise<void> {
    const requested = wantedOf(String(request.params.name).replace(/\.gif$/, '.webp'));
    const { tenant, image } = await find(request, response, requested);
    if (!image.look?.isAnimated) throw imageMissing();
    if (isReplaced(requested, image)) return redirectToNewest(response, `/image/${image.id}-${image.fileVersion}.gif`);
    await sendOrMissing(image, () => send(response, tenant, animationNameOf(image), 'image/gif'));
  }

  const serve =
    (name: RenditionName | undefined, requested: RequestedImage) =>
    async (request: Request, response: Response): Promise<void> => {
      const { tenant, image } = await find(request, response, requested);
      if (isReplaced(requested, image))
        return redirectToNewest(response, `/image/${name ? `${name}/` : ''}${fileNameOf(image)}`);
      const size = name && renditionOf(name, image);
      await sendOrMissing(image, () =>
        name && size
          ? sendRendition(request, response, { tenant, image, name, size })
          : send(response, tenant, fileNameOf(image), 'image/webp'),
      );
    };

  return (app) => {
    app.get('/image/:name', (request, response) =>
      request.params.name.endsWith('.gif')
        ? serveAnimation(request, response)
        : serve(undefined, wantedOf(request.params.name))(request, response),
    );
    app.get('/images/:name', (request, response) => {
      const requested = wantedOf(request.params.name);
      return requested.extension === 'jpg'
        ? serveShare(request, response, requested)
        : serve(undefined, requested)(request, response);
    });
    app.get('/image/:rendition/:name', (request, response) =>
      serve(renditionNamed(request.params.rendition), wantedOf(request.params.name))(request, response),
    );
  };
}
