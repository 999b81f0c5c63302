import { z } from 'zod';
import { collection, deleteOf, listOf, readOf } from '../collection.ts';
import { endpoint } from '../endpoint.ts';
import { defineEvent } from '../event.ts';
import { field } from '../field.ts';
import { requiredText } from '../one-line.ts';
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
  /** The version that brought the file. */
  fileVersion: field(version, 'Version des Inhalts').default(1),
  createdAt: field(instant, 'Hochgeladen'),
});
export type Upload = z.output<typeof upload>;

const sentFile = {
  data: field(z.string().regex(/^data:[^,]{0,300};base64,/), 'Datei', { hint: 'Bitte wählen Sie eine Datei aus.' }),
  name: field(z.string().max(1000), 'Dateiname').optional(),
};

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
  body: z.strictObject(sentFile),
  reply: { kind: 'data', schema: upload },
  status: 201,
  example: { body: { name: 'gruss.txt', data: 'data:text/plain;base64,QWxsZXMgR3V0ZSE=' } },
});

export const uploads = collection({
  service: 'media',
  name: 'uploads',
  one: 'upload',
  label: { one: 'Upload', many: 'Uploads' },
  of: upload,
  read: 'uploads.read',
  write: 'uploads.write',
  range: ['createdAt'],
  sorts: ['createdAt', 'name', 'size'],
});

export const listUploads = listOf(uploads);

export const readUpload = readOf(uploads, upload);

/** How the file is called where it is downloaded; its ending stays that of its bytes. */
export const updateUpload = endpoint({
  name: 'updateUpload',
  service: 'media',
  method: 'PUT',
  path: '/uploads/:id',
  summary: 'Upload aktualisieren',
  needs: uploads.write,
  params: byId,
  body: z.strictObject({ name: field(requiredText(200), 'Dateiname', personal), version }),
  reply: { kind: 'data', schema: upload },
  status: 200,
  example: { params: { id: uploads.exampleId }, body: { name: 'gruss.txt', version: 1 } },
});

/**
 * Another file under the same id, by staff; judged like a new upload. It is called as before, with the ending of the new file. `name` is that of
 * the file that is sent and helps to tell texts apart. A form carries one file and no version: without one the newest is replaced.
 */
export const replaceUploadFile = endpoint({
  name: 'replaceUploadFile',
  service: 'media',
  method: 'PUT',
  path: '/uploads/:id/file',
  summary: 'Datei ersetzen',
  needs: uploads.write,
  params: byId,
  bodyLimit: createUpload.bodyLimit,
  takesFile: true,
  body: z.strictObject({ ...sentFile, version: version.optional() }),
  reply: { kind: 'data', schema: upload },
  status: 200,
  example: {
    params: { id: uploads.exampleId },
    body: { name: 'gruss.txt', data: 'data:text/plain;base64,QWxsZXMgTGllYmUh' },
  },
});

export const deleteUpload = deleteOf(uploads);

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
    fileVersion: 1,
    createdAt: '2026-11-21T12:00:00.000Z',
  },
});

export const uploadChanged = defineEvent({
  type: 'media.upload-changed.v1',
  summary: 'Eine hochgeladene Datei heißt anders oder wurde ersetzt.',
  data: z.object({ id }),
  example: { id: exampleIds.upload },
  isForOutside: true,
});

export const uploadDeleted = defineEvent({
  type: 'media.upload-deleted.v1',
  summary: 'Eine hochgeladene Datei wurde gelöscht.',
  data: z.object({ id }),
  example: { id: exampleIds.upload },
  isForOutside: true,
});
