import { mediaContract } from '@theke/contracts/media/contract';
import { defineService } from '@theke/kit/service';
import { z } from 'zod';
import { ImageFiles } from './images/image-files.ts';
import { imageRoutes } from './images/image-routes.ts';
import { imageStore } from './images/image-store.ts';
import { serveImage } from './images/serve-image.ts';
import { type StoreImage, storeImage } from './images/store-image.ts';

/** Media: the pictures that staff upload, in every width that a page asks for. */
export const media = defineService({
  contract: mediaContract,
  // Replicas share this folder.
  config: z.object({ FILES_DIR: z.string().min(1).default('.data/files') }),
  migrations: new URL('../migrations/', import.meta.url),
  setup(base) {
    const deps = { ...base, files: new ImageFiles(base.config.FILES_DIR) };
    return {
      useCases: {
        storeImage: (tenant: string, image: StoreImage) => storeImage(deps, tenant, image),
        allImages: (tenant: string) => base.db.withTenant(tenant, (tx) => imageStore.all(tx)),
      },
      routes: imageRoutes(deps),
      extend: serveImage(deps),
    };
  },
});
