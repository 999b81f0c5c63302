import { type ImageSize, imageSizes } from '@theke/contracts/media/image';
import { type ImageRef, imageRef } from '@theke/contracts/wire';
import type { Database } from '@theke/kit/database/database';
import { identityHeader, verifyIdentity } from '@theke/kit/identity-token';
import type { Log } from '@theke/kit/log';
import { Problem, unknown } from '@theke/kit/problem';
import type { Express, Request, Response } from 'express';
import { sendFile } from '../files/send-file.ts';
import type { TenantFiles } from '../files/tenant-files.ts';
import { shrinkPicture } from './encode-picture.ts';
import { fileNameOf } from './image-file-names.ts';
import { imageStore } from './image-store.ts';

export type ServeImageDeps = { db: Database; files: TenantFiles; secret: string; now: () => Date; log: Log };

/** A new picture has a new address, so a browser may keep this one for good. */
const headers = {
  'cache-control': 'public, max-age=31536000, immutable',
  'content-type': 'image/webp',
  'x-content-type-options': 'nosniff',
};

const gone = () => unknown('Das Bild');

function refOf(name: string): ImageRef {
  const [, id, version, extension] = /^(.{36})-([1-9]\d{0,8})\.(\w+)$/.exec(name) ?? [];
  const parsed = imageRef.safeParse({ id: id?.toLowerCase(), version: Number(version), extension });
  if (!parsed.success) throw gone();
  return parsed.data;
}

function sizeOf(name: string): ImageSize {
  if (!Object.hasOwn(imageSizes, name)) throw gone();
  return name as ImageSize;
}

/**
 * `GET /image/{id}-{version}.{extension}` and `/image/{size}/{id}-{version}.{extension}` (spec 000 section 3). The row
 * says whether there is such a picture; a rendition is made by the first who asks for it and kept.
 */
export function serveImage(deps: ServeImageDeps): (app: Express) => void {
  const { db, files, log } = deps;

  const serve = (size: ImageSize | undefined, wanted: ImageRef) => async (request: Request, response: Response) => {
    const token = request.headers[identityHeader];
    const identity = verifyIdentity(deps.secret, typeof token === 'string' ? token : undefined, deps.now().getTime());
    if (!identity)
      throw new Problem(401, [{ message: 'Dieser Dienst antwortet nur über das Gateway.', code: 'NO_IDENTITY' }]);
    const { tenant } = identity;
    const image = await db.withTenant(tenant, (tx) => imageStore.find(tx, wanted.id));
    if (!image || image.version !== wanted.version || image.extension !== wanted.extension) throw gone();

    const original = fileNameOf(image);
    // Never enlarged: a picture that is smaller already is its own rendition.
    const isSmaller = size !== undefined && imageSizes[size] < image.width;
    const name = isSmaller ? fileNameOf(image, size) : original;
    try {
      if (isSmaller)
        await files.ensure(tenant, name, async () =>
          shrinkPicture(await files.read(tenant, original), imageSizes[size]),
        );
      await sendFile(response, files.folderOf(tenant), name, headers);
    } catch (error) {
      // Deleted while it was asked for, or the folder was lost: the person who runs the platform should know.
      if ((error as { code?: string }).code !== 'ENOENT') throw error;
      log.warn({ image: image.id }, 'picture without its file');
      throw gone();
    }
  };

  return (app) => {
    app.get('/image/:name', (request, response) => serve(undefined, refOf(request.params.name))(request, response));
    app.get('/image/:size/:name', (request, response) =>
      serve(sizeOf(request.params.size), refOf(request.params.name))(request, response),
    );
  };
}
