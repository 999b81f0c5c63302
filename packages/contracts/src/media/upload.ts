import { z } from 'zod';
import { endpoint } from '../endpoint.ts';
import { defineEvent } from '../event.ts';
import { field } from '../field.ts';
import { listQuery } from '../resource.ts';
import { byId, exampleIds, id, instant, version } from '../wire.ts';
import { type UploadExtension, uploadExtensions } from './upload-kinds.ts';

const personal = { personal: true };

/**
 * A file that a guest or staff uploaded (MEDIA-03). Served from
 * `/upload/{publicHash}/{id}-{version}.{extension}`, its preview from `/upload/{publicHash}/preview/{id}-{version}.jpg`:
 * whoever was given the hash may open it.
 */
export const upload = z.object({
  id,
  version,
  extension: field(z.enum(uploadExtensions as [UploadExtension, ...UploadExtension[]]), 'Endung'),
  publicHash: field(z.string(), 'Schlüssel der Adresse', personal),
  mimeType: field(z.string(), 'Dateityp'),
  name: field(z.string(), 'Dateiname', personal),
  size: field(z.int(), 'Größe in Byte'),
  createdAt: instant,
});
export type Upload = z.output<typeof upload>;

/**
 * Guests too: 15 MB a file, 20 an hour and 50 MB a day for each address (MEDIA-06). The bytes decide what it is.
 * A guest's upload that no order names is removed after 24 hours.
 */
export const createUpload = endpoint({
  name: 'createUpload',
  service: 'media',
  method: 'POST',
  path: '/uploads',
  summary: 'Datei hochladen',
  needs: 'public',
  // 16 MB as a data URL: whoever is a little above is told so, and not only that it is too much.
  bodyLimit: 22_000_000,
  takesFile: true,
  body: z.strictObject({
    data: field(z.string().regex(/^data:[^,]{0,300};base64,/), 'Datei', { hint: 'Bitte wählen Sie eine Datei aus.' }),
    name: field(z.string().max(1000), 'Dateiname').optional(),
  }),
  reply: { kind: 'data', schema: upload },
  status: 201,
  example: { body: { name: 'gruss.txt', data: 'data:text/plain;base64,QWxsZXMgR3V0ZSE=' } },
});

export const listUploads = endpoint({
  name: 'listUploads',
  service: 'media',
  method: 'GET',
  path: '/uploads',
  summary: 'Uploads auflisten',
  needs: 'uploads.read',
  query: listQuery([], ['createdAt', 'name', 'size']),
  reply: { kind: 'list', schema: upload },
  status: 200,
  example: { query: { pageSize: '5' } },
});

export const readUpload = endpoint({
  name: 'readUpload',
  service: 'media',
  method: 'GET',
  path: '/uploads/:id',
  summary: 'Upload laden',
  needs: 'uploads.read',
  params: byId,
  reply: { kind: 'data', schema: upload },
  status: 200,
  example: { params: { id: exampleIds.upload } },
});

export const deleteUpload = endpoint({
  name: 'deleteUpload',
  service: 'media',
  method: 'DELETE',
  path: '/uploads/:id',
  summary: 'Upload löschen',
  needs: 'uploads.write',
  params: byId,
  reply: { kind: 'empty' },
  status: 204,
  example: { params: { id: exampleIds.upload } },
});

export const uploadStored = defineEvent({
  type: 'media.upload-stored.v1',
  summary: 'Eine hochgeladene Datei liegt bereit.',
  data: upload,
  example: {
    id: exampleIds.upload,
    version: 1,
    extension: 'jpg',
    publicHash: 'vJ1sX0mPq4bGkT7yRc2NdA',
    mimeType: 'image/jpeg',
    name: 'torte.jpg',
    size: 640_000,
    createdAt: '2026-11-21T12:00:00.000Z',
  },
});

export const uploadDeleted = defineEvent({
  type: 'media.upload-deleted.v1',
  summary: 'Eine hochgeladene Datei wurde gelöscht.',
  data: z.object({ id }),
  example: { id: exampleIds.upload },
  isForOutside: true,
});
