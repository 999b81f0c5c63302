import {
  createImage,
  deleteImage as deleteImageEndpoint,
  frameImage as frameImageEndpoint,
  listImages,
  readImage,
  readImageOriginal,
  readImageOverview,
  readImageUses,
  replaceImageFile as replaceImageFileEndpoint,
  updateImage as updateImageEndpoint,
} from '@theke/contracts/media/image';
import { type Route, route } from '@theke/kit/http/route';
import type { Identity } from '@theke/kit/identity-token';
import { unknown } from '@theke/kit/problem';
import { findUses } from '@theke/kit/resource/uses';
import { sendFile } from '../files/send-file.ts';
import { deleteImage } from './delete-image.ts';
import { frameImage } from './frame-image.ts';
import { originalNameOf } from './image-file-names.ts';
import { imageStore } from './image-store.ts';
import { replaceImageFile } from './replace-image-file.ts';
import { type ImageDeps, storeImage } from './store-image.ts';
import { updateImage } from './update-image.ts';

/** The type in the data URL is ignored: the bytes decide. */
const bytesIn = (data: string): Buffer => Buffer.from(data.slice(data.indexOf(',') + 1), 'base64');

/** Name of the editor who accepts a generated picture; undefined for other pictures. */
const acceptedBy = (isGenerated: boolean, { user }: Identity): string | undefined =>
  isGenerated ? (user?.name ?? '') : undefined;

export const imageRoutes = (deps: ImageDeps): Route[] => [
  route(createImage, ({ tenant, identity, body: { name, data, isGenerated } }) =>
    storeImage(deps, tenant, { name, bytes: bytesIn(data), generatedBy: acceptedBy(isGenerated, identity) }),
  ),
  route(listImages, ({ tenant, query }) => deps.db.withTenant(tenant, (tx) => imageStore.list(tx, query))),
  route(readImage, ({ tenant, params }) =>
    deps.db.withTenant(tenant, async (tx) => {
      const image = await imageStore.find(tx, params.id);
      if (!image) throw unknown('Das Bild');
      return image;
    }),
  ),
  route(readImageUses, ({ tenant, params }) =>
    deps.db.withTenant(tenant, async (tx) => {
      if (!(await imageStore.find(tx, params.id))) throw unknown('Das Bild');
      return findUses(tx, params.id, { now: deps.now() });
    }),
  ),
  route(updateImageEndpoint, ({ tenant, params, body }) => updateImage(deps, tenant, params.id, body)),
  route(replaceImageFileEndpoint, ({ tenant, identity, params, body: { data, version, isGenerated } }) =>
    replaceImageFile(deps, tenant, params.id, {
      bytes: bytesIn(data),
      version,
      generatedBy: acceptedBy(isGenerated, identity),
    }),
  ),
  route(frameImageEndpoint, ({ tenant, params, body }) => frameImage(deps, tenant, params.id, body)),
  route(readImageOriginal, async ({ tenant, params: { id } }, response) => {
    const version = await deps.db.withTenant(tenant, (tx) => imageStore.originalVersion(tx, id));
    if (!version) throw unknown('Das Bild');
    await sendFile(response, await deps.files.open(tenant, originalNameOf(id, version)), {
      'content-type': 'image/webp',
      'x-content-type-options': 'nosniff',
      'cache-control': 'private, no-store',
    });
  }),
  route(readImageOverview, ({ tenant }) => deps.db.withTenant(tenant, (tx) => imageStore.overview(tx))),
  route(deleteImageEndpoint, async ({ tenant, params }) => {
    await deleteImage(deps, tenant, params.id);
    return undefined;
  }),
];
