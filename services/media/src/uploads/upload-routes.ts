import {
  createUpload,
  deleteUpload as deleteUploadEndpoint,
  listUploads,
  readUpload,
} from '@theke/contracts/media/upload';
import { type Route, route } from '@theke/kit/http/route';
import { unknown } from '@theke/kit/problem';
import { deleteUpload } from './delete-upload.ts';
import { storeUpload, type UploadDeps } from './store-upload.ts';
import { uploadStore } from './upload-store.ts';

export const uploadRoutes = (deps: UploadDeps): Route[] => [
  route(createUpload, ({ tenant, identity, body, bytes }) =>
    storeUpload(deps, tenant, { ...body, bytes, isGuests: !identity.user }),
  ),
  route(listUploads, ({ tenant, query }) => deps.db.withTenant(tenant, (tx) => uploadStore.list(tx, query))),
  route(readUpload, ({ tenant, params }) =>
    deps.db.withTenant(tenant, async (tx) => {
      const upload = await uploadStore.find(tx, params.id);
      if (!upload) throw unknown('Der Upload');
      return upload;
    }),
  ),
  route(deleteUploadEndpoint, async ({ tenant, params }) => {
    await deleteUpload(deps, tenant, params.id);
    return undefined;
  }),
];
