import {
  createUpload,
  deleteUpload as deleteUploadEndpoint,
  listUploads,
  readUpload,
  readUploadUses,
  replaceUploadFile as replaceUploadFileEndpoint,
  updateUpload,
} from '@theke/contracts/media/upload';
import { accessibleBranches } from '@theke/contracts/permissions';
import { type Route, route } from '@theke/kit/http/route';
import { unknown } from '@theke/kit/problem';
import { findUses } from '@theke/kit/resource/uses';
import { changeUpload } from './change-upload.ts';
import { deleteUnusedUpload } from './delete-upload.ts';
import { replaceUploadFile } from './replace-upload-file.ts';
import { storeUpload, type UploadDeps } from './store-upload.ts';
import { uploadStore } from './upload-store.ts';

export const uploadRoutes = (deps: UploadDeps): Route[] => [
  route(createUpload, ({ tenant, identity, body, bytes }) =>
    storeUpload(deps, tenant, { ...body, bytes, isGuests: !identity.user }),
  ),
  route(listUploads, ({ tenant, access, query }) =>
    deps.db.withTenant(tenant, (tx) => uploadStore.list(tx, accessibleBranches(access), query)),
  ),
  route(readUpload, ({ tenant, access, params }) =>
    deps.db.withTenant(tenant, async (tx) => {
      const upload = await uploadStore.findFor(tx, accessibleBranches(access), params.id);
      if (!upload) throw unknown('Der Upload');
      return upload;
    }),
  ),
  route(readUploadUses, ({ tenant, access, params }) =>
    deps.db.withTenant(tenant, async (tx) => {
      if (!(await uploadStore.findFor(tx, accessibleBranches(access), params.id))) throw unknown('Der Upload');
      return findUses(tx, params.id, { now: deps.now() });
    }),
  ),
  route(updateUpload, ({ tenant, params, body }) => changeUpload(deps, tenant, params.id, body)),
  route(replaceUploadFileEndpoint, ({ tenant, params, body, bytes }) =>
    replaceUploadFile(deps, tenant, params.id, { ...body, bytes }),
  ),
  route(deleteUploadEndpoint, async ({ tenant, params }) => {
    await deleteUnusedUpload(deps, tenant, params.id);
    return undefined;
  }),
];
