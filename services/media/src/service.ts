import { mediaContract } from '@theke/contracts/media/contract';
import { atMost } from '@theke/kit/at-most';
import { every } from '@theke/kit/jobs/every';
import { defineService } from '@theke/kit/service';
import { z } from 'zod';
import { openFileStore } from './files/open-file-store.ts';
import { TenantFiles } from './files/tenant-files.ts';
import { fontRoutes } from './fonts/font-routes.ts';
import { serveFont } from './fonts/serve-font.ts';
import { imageRoutes } from './images/image-routes.ts';
import { imageStore } from './images/image-store.ts';
import { serveImage } from './images/serve-image.ts';
import { type StoreImage, storeImage } from './images/store-image.ts';
import { eraseUpload, eraseUploads } from './uploads/erase-uploads.ts';
import { fewAtATime } from './uploads/few-at-a-time.ts';
import { keepOrderedUploads } from './uploads/keep-ordered-uploads.ts';
import { serveUpload } from './uploads/serve-upload.ts';
import { sweepUploads } from './uploads/sweep-uploads.ts';
import { uploadRoutes } from './uploads/upload-routes.ts';

/** Decoded at a time, up to 200 MB each where staff upload the largest; renditions are made of smaller ones. */
const picturesAtATime = 2;

/** Media: the pictures that staff upload, in every width that a page asks for, and the files that guests send along. */
export const media = defineService({
  contract: mediaContract,
  config: z.object({
    // A folder that replicas share, unless there is an object store.
    FILES_DIR: z.string().min(1).default('.data/files'),
    FILES_URL: z
      .string()
      .regex(/^s3:\/\/[a-z0-9][a-z0-9.-]{1,61}[a-z0-9](\?.+)?$/, 'expected s3://bucket?endpoint=https://...')
      .optional(),
  }),
  migrations: new URL('../migrations/', import.meta.url),
  setup(base) {
    const store = openFileStore(base.config);
    const deps = { ...base, files: new TenantFiles(store), limited: atMost(picturesAtATime) };
    return {
      useCases: {
        storeImage: (tenant: string, image: StoreImage) => storeImage(deps, tenant, image),
        allImages: (tenant: string) => base.db.withTenant(tenant, (tx) => imageStore.all(tx)),
        sweepUploads: () => sweepUploads(deps),
      },
      routes: [...imageRoutes(deps), ...uploadRoutes(deps), ...fontRoutes()],
      subscriptions: [keepOrderedUploads(base.log), eraseUploads],
      timers: [eraseUpload(deps)],
      jobs: [every('15 min', { name: 'sweep uploads', run: (stopping) => sweepUploads(deps, stopping) })],
      extend(app) {
        app.post('/api/uploads', fewAtATime());
        serveFont(app);
        serveImage(deps)(app);
        serveUpload(deps)(app);
      },
      stop: () => store.close(),
    };
  },
});
