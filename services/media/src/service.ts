import { mediaContract } from '@theke/contracts/media/contract';
import { createTaskFile } from '@theke/contracts/media/task-file';
import { replaceUploadFile } from '@theke/contracts/media/upload';
import { every } from '@theke/kit/jobs/every';
import { defineService } from '@theke/kit/service';
import { z } from 'zod';
import { openFileStore } from './files/open-file-store.ts';
import { removeReplaced } from './files/remove-replaced.ts';
import { TenantFiles } from './files/tenant-files.ts';
import { fontRoutes } from './fonts/font-routes.ts';
import { serveFont } from './fonts/serve-font.ts';
import { limitedDecoding } from './images/decode-picture.ts';
import { drawnBranches, drawnProducts, followConfig } from './images/drawings.ts';
import { imageRoutes } from './images/image-routes.ts';
import { imageSnapshots } from './images/image-snapshots.ts';
import { imageStore } from './images/image-store.ts';
import { logoSnapshots } from './images/logo-snapshots.ts';
import { lookAtPictures } from './images/look-at-pictures.ts';
import { picturesShown } from './images/pictures-shown.ts';
import { serveChosen } from './images/serve-chosen.ts';
import { serveImage } from './images/serve-image.ts';
import { type StoreImage, storeImage } from './images/store-image.ts';
import { paperRoutes } from './papers/paper-routes.ts';
import { eraseTaskFile, forgetUploaders } from './task-files/delete-task-file.ts';
import { taskFileRoutes } from './task-files/task-file-routes.ts';
import { taskReach } from './task-files/task-reach.ts';
import { templateRoutes } from './templates/template-routes.ts';
import { admit } from './uploads/admit.ts';
import { takeClaim } from './uploads/claim-upload.ts';
import { eraseUpload, eraseUploads } from './uploads/erase-uploads.ts';
import { keepDeliveryProofs } from './uploads/keep-delivery-proofs.ts';
import { keepOrderedUploads } from './uploads/keep-ordered-uploads.ts';
import { requireMinSpeed } from './uploads/least-speed.ts';
import { serveUpload } from './uploads/serve-upload.ts';
import { sweepUploads } from './uploads/sweep-uploads.ts';
import { takeOwnPlace, takePlace } from './uploads/take-places.ts';
import { findCaller } from './uploads/upload-caller.ts';
import { uploadRoutes } from './uploads/upload-routes.ts';

/** Media: pictures uploaded by staff in all sizes, and files uploaded by guests. */
export const media = defineService({
  contract: mediaContract,
  config: z.object({
    // A folder shared by replicas, unless an object store is configured.
    FILES_DIR: z.string().min(1).default('.data/files'),
    FILES_URL: z
      .string()
      .regex(/^s3:\/\/[a-z0-9][a-z0-9.-]{1,61}[a-z0-9](\?.+)?$/, 'expected s3://bucket?endpoint=https://...')
      .optional(),
  }),
  migrations: new URL('../migrations/', import.meta.url),
  setup(base) {
    const store = openFileStore(base.config);
    const deps = { ...base, files: new TenantFiles(store), limited: limitedDecoding() };
    return {
      useCases: {
        storeImage: (tenant: string, image: StoreImage) => storeImage(deps, tenant, image),
        allImages: (tenant: string) => base.db.withTenant(tenant, (tx) => imageStore.all(tx)),
        lookAtPictures: () => lookAtPictures(deps),
        sweepUploads: () => sweepUploads(deps),
      },
      routes: [
        ...imageRoutes(deps),
        ...uploadRoutes(deps),
        ...taskFileRoutes(deps),
        ...fontRoutes(),
        ...paperRoutes(base),
        ...templateRoutes({ ...deps, templates: base.resources.imageTemplates.store }),
      ],
      subscriptions: [
        drawnProducts,
        drawnBranches,
        followConfig(deps),
        keepOrderedUploads(base.log),
        keepDeliveryProofs(base.log),
        eraseUploads,
        taskReach,
        forgetUploaders,
        ...picturesShown,
      ],
      timers: [eraseUpload(deps), eraseTaskFile(deps), removeReplaced(deps)],
      jobs: [
        every('15 min', { name: 'sweep uploads', run: (stopping) => sweepUploads(deps, stopping) }),
        every('15 min', { name: 'look at pictures', run: (stopping) => lookAtPictures(deps, stopping) }),
      ],
      snapshots: [imageSnapshots(base.db), logoSnapshots(deps)],
      extend(app) {
        // Files use memory whatever they belong to, so both kinds of upload share one queue.
        const line = [findCaller(deps), takeOwnPlace(), takePlace(), takeClaim(deps), requireMinSpeed()];
        app.post('/api/task-files', admit(deps, createTaskFile));
        app.put('/api/uploads/:id/file', admit(deps, replaceUploadFile), ...line);
        app.post(['/api/uploads', '/api/task-files'], ...line);
        serveFont(app);
        serveChosen(deps)(app);
        serveImage(deps)(app);
        serveUpload(deps)(app);
      },
      stop: () => store.close(),
    };
  },
});
