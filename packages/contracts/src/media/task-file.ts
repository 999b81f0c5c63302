import { z } from 'zod';
import { endpoint } from '../endpoint.ts';
import { defineEvent } from '../event.ts';
import { field } from '../field.ts';
import { byId, exampleId, exampleIds, id, instant, ref } from '../wire.ts';
import { createImage } from './image.ts';
import { createUpload } from './upload.ts';
import type { UploadExtension } from './upload-kinds.ts';

const personal = { personal: true };

/** File types for attachments of a task: photos, documents and prints. No executables and no archives. */
export const taskFileExtensions = [
  'jpg',
  'png',
  'gif',
  'pdf',
  'txt',
  'csv',
  'doc',
  'docx',
  'xls',
  'xlsx',
  'ppt',
  'pptx',
  'mp4',
] as const satisfies UploadExtension[];

/** Maximum files per task. */
export const maxTaskFiles = 20;

/**
 * An attachment of a task. Access requires a session with access to the task; there is no address that could be shared.
 */
export const taskFile = z.object({
  id,
  task: field(ref, 'Aufgabe'),
  extension: field(z.enum(taskFileExtensions), 'Endung'),
  mimeType: field(z.string(), 'Dateityp'),
  name: field(z.string(), 'Dateiname', personal),
  size: field(z.int(), 'Größe in Byte'),
  /** Null after this person was deleted. */
  user: field(ref.nullable(), 'Person'),
  by: field(z.string(), 'Hochgeladen von', personal),
  createdAt: field(instant, 'Hochgeladen'),
});
export type TaskFile = z.output<typeof taskFile>;

const byTask = { query: z.strictObject({ task: field(id, 'Aufgabe') }) };
const base = { service: 'media', status: 200 } as const;
const example = { params: { id: exampleId('task-file') } };

/** Oldest first. 404 for a task that the caller may not access. */
export const listTaskFiles = endpoint({
  ...base,
  ...byTask,
  name: 'listTaskFiles',
  method: 'GET',
  path: '/task-files',
  summary: 'Aufgabe: Dateien auflisten',
  needs: 'tasks.read',
  reply: { kind: 'data', schema: z.object({ files: z.array(taskFile) }) },
  example: { query: { task: exampleId('task') } },
});

/**
 * At most 15 MB each and 20 per task. The type is detected from the bytes. 404 for a task that the caller may not
 * access, 409 TOO_MANY_FILES.
 */
export const createTaskFile = endpoint({
  ...base,
  ...byTask,
  name: 'createTaskFile',
  method: 'POST',
  path: '/task-files',
  summary: 'Aufgabe: Datei anhängen',
  needs: 'tasks.write',
  bodyLimit: createUpload.bodyLimit,
  takesFile: true,
  body: createUpload.body,
  reply: { kind: 'data', schema: taskFile },
  status: 201,
  // A picture, because it has a preview.
  example: { query: { task: exampleId('task') }, body: createImage.example.body },
});

/** The file content: pictures inline, everything else as a download. */
export const readTaskFile = endpoint({
  ...base,
  name: 'readTaskFile',
  method: 'GET',
  path: '/task-files/:id/content',
  summary: 'Aufgabe: Datei laden',
  needs: 'tasks.read',
  params: byId,
  reply: { kind: 'binary' },
  example,
});

/** Preview of a picture: JPEG, 640 px wide, without camera and location metadata. 404 for other types. */
export const readTaskFilePreview = endpoint({
  ...base,
  name: 'readTaskFilePreview',
  method: 'GET',
  path: '/task-files/:id/preview',
  summary: 'Aufgabe: Vorschau einer Datei laden',
  needs: 'tasks.read',
  params: byId,
  reply: { kind: 'binary' },
  example,
});

export const deleteTaskFile = endpoint({
  ...base,
  name: 'deleteTaskFile',
  method: 'DELETE',
  path: '/task-files/:id',
  summary: 'Aufgabe: Datei löschen',
  needs: 'tasks.write',
  params: byId,
  reply: { kind: 'empty' },
  status: 204,
  example,
});

const changedFile = z.object({
  id,
  task: field(ref, 'Aufgabe'),
  name: field(z.string(), 'Dateiname', personal),
  /** Person who deleted it; null if it was deleted with its task. */
  user: field(ref.nullable(), 'Person'),
  by: field(z.string(), 'Von', personal),
});
const changedExample = {
  id: exampleId('task-file'),
  task: { id: exampleId('task') },
  name: 'kühlhaus.jpg',
  user: { id: exampleIds.user },
  by: 'Dora Huber',
};

export const taskFileStored = defineEvent({
  type: 'media.task-file-stored.v1',
  summary: 'An eine Aufgabe wurde eine Datei angehängt.',
  data: changedFile,
  example: changedExample,
});

export const taskFileDeleted = defineEvent({
  type: 'media.task-file-deleted.v1',
  summary: 'Eine Datei einer Aufgabe wurde gelöscht.',
  data: changedFile,
  example: changedExample,
});

export const taskFileEndpoints = [
  listTaskFiles,
  createTaskFile,
  readTaskFile,
  readTaskFilePreview,
  deleteTaskFile,
] as const;
