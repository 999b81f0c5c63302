import { mediaContract } from '@theke/contracts/media/contract';
import { defineService } from '@theke/kit/service';
import { z } from 'zod';
import { TenantFiles } from './files/tenant-files.ts';
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

/** In ms: how late an upload is removed at most. */
const sweepEvery = 15 * 60_000;

/** Media: the pictures that staff upload, in every width that a page asks for, and the files that guests send along. */
export const media = defineService({
  contract: mediaContract,
  // Replicas share this folder.
  config: z.object({ FILES_DIR: z.string().min(1).default('.data/files') }),
  migrations: new URL('../migrations/', import.meta.url),
  setup(base) {
    const deps = { ...base, files: new TenantFiles(base.config.FILES_DIR) };
    const sweep = () =>
      sweepUploads(deps).catch((error: unknown) => base.log.warn({ err: error }, 'uploads were not swept'));
    const sweeping = setInterval(() => void sweep(), sweepEvery);
    sweeping.unref();
    return {
      useCases: {
        storeImage: (tenant: string, image: StoreImage) => storeImage(deps, tenant, image),
        allImages: (tenant: string) => base.db.withTenant(tenant, (tx) => imageStore.all(tx)),
        sweepUploads: () => sweepUploads(deps),
      },
      routes: [...imageRoutes(deps), ...uploadRoutes(deps)],
      subscriptions: [keepOrderedUploads(base.log), eraseUploads],
      timers: [eraseUpload(deps)],
      extend(app) {
        app.post('/api/uploads', fewAtATime());
        serveImage(deps)(app);
        serveUpload(deps)(app);
      },
      stop: () => clearInterval(sweeping),
    };
  },
});
