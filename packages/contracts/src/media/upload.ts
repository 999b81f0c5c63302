import { z } from 'zod';
import { collection, deleteEndpoint, listEndpoint, readEndpoint } from '../collection.ts';
import { endpoint } from '../endpoint.ts';
import { defineEvent } from '../event.ts';
import { field } from '../field.ts';
import { requiredText } from '../one-line.ts';
import { usesEndpoint } from '../uses.ts';
import { byId, exampleIds, id, instant, version } from '../wire.ts';
import { longestTag, mediaTags } from './media-tags.ts';
import { type UploadExtension, uploadExtensions } from './upload-kinds.ts';

const personal = { personal: true };

/**
 * A file uploaded by a guest or staff (MEDIA-03). Served from `/upload/{publicHash}/{id}-{version}.{extension}`, its
 * preview from `/upload/{publicHash}/preview/{id}-{version}.jpg`. Anyone with the hash may open it.
 */
export const upload = z.object({
  id,
  version,
  extension: field(z.enum(uploadExtensions as [UploadExtension, ...UploadExtension[]]), 'Endung'),
  publicHash: field(z.string(), 'Schlüssel der Adresse', personal),
  mimeType: field(z.string(), 'Dateityp'),
  name: field(z.string(), 'Dateiname', personal),
  size: field(z.int(), 'Größe in Byte'),
  /** The version that introduced the current file. */
  fileVersion: field(version, 'Version des Inhalts').default(1),
  createdAt: field(instant, 'Hochgeladen'),
  /** Words by which staff group and find files. */
  tags: field(z.array(z.string()), 'Schlagwörter').default([]),
});
export type Upload = z.output<typeof upload>;

const sentFile = {
  data: field(z.string().regex(/^data:[^,]{0,300};base64,/), 'Datei', { hint: 'Bitte wählen Sie eine Datei aus.' }),
  name: field(z.string().max(1000), 'Dateiname').optional(),
};

/**
 * Open to guests: 15 MB per file, 20 files an hour and 50 MB a day per IP address (MEDIA-06). The type is detected from
 * the bytes. A guest's upload that no order refers to is deleted after 24 hours.
 */
export const createUpload = endpoint({
  name: 'createUpload',
  service: 'media',
  method: 'POST',
  path: '/uploads',
  summary: 'Datei hochladen',
  needs: 'public',
  // 16 MB as a data URL: slightly too large files still get the specific error message.
  bodyLimit: 22_000_000,
  takesFile: true,
  body: z.strictObject(sentFile),
  reply: { kind: 'data', schema: upload },
  status: 201,
  example: { body: { name: 'gruss.txt', data: 'data:text/plain;base64,QWxsZXMgR3V0ZSE=' } },
});

/** A file in the list, with the number of its uses by content, signage and settings. Orders do not count. */
const listedUpload = upload.extend({ uses: field(z.int().min(0), 'Verwendungen') });
export type ListedUpload = z.output<typeof listedUpload>;

export const uploads = collection({
  service: 'media',
  name: 'uploads',
  one: 'upload',
  label: { one: 'Upload', many: 'Uploads' },
  item: listedUpload,
  read: 'uploads.read',
  write: 'uploads.write',
  range: ['createdAt'],
  computedFilters: {
    isUsed: field(z.enum(['true', 'false']), 'Verwendet').optional(),
    tag: field(z.string().max(longestTag), 'Schlagwort').optional(),
  },
  sorts: ['createdAt', 'name', 'size'],
});

export const listUploads = listEndpoint(uploads);

export const readUpload = readEndpoint(uploads, upload);

/** Changes the download name and, if given, the tags; the extension stays that of the file's type. */
export const updateUpload = endpoint({
  name: 'updateUpload',
  service: 'media',
  method: 'PUT',
  path: '/uploads/:id',
  summary: 'Upload aktualisieren',
  needs: uploads.write,
  params: byId,
  body: z.strictObject({
    name: field(requiredText(200), 'Dateiname', personal),
    tags: field(mediaTags, 'Schlagwörter').optional(),
    version,
  }),
  reply: { kind: 'data', schema: upload },
  status: 200,
  example: { params: { id: uploads.exampleId }, body: { name: 'gruss.txt', tags: ['Grüße'], version: 1 } },
});

/**
 * Replaces the file under the same id, by staff, with the checks of a new upload. The file keeps its name with the
 * extension of the new file. `name` is that of the sent file and helps to detect text formats. Form uploads have no
 * version: without one the newest is replaced.
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

/** 409 IN_USE while content or signage uses it. */
export const deleteUpload = deleteEndpoint(uploads);

/** Places that use the file: published version and draft. Orders are not listed. */
export const readUploadUses = usesEndpoint({ ...uploads, needs: uploads.read });

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
    tags: [],
  },
});

export const uploadChanged = defineEvent({
  type: 'media.upload-changed.v1',
  summary: 'Eine hochgeladene Datei wurde umbenannt oder ersetzt.',
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
