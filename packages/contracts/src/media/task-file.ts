import { z } from 'zod';
import { endpoint } from '../endpoint.ts';
import { defineEvent } from '../event.ts';
import { field } from '../field.ts';
import { byId, exampleId, exampleIds, id, instant, ref } from '../wire.ts';
import { createImage } from './image.ts';
import { createUpload } from './upload.ts';
import type { UploadExtension } from './upload-kinds.ts';

const personal = { personal: true };

/** What may be attached to a task: what staff photograph, write and print. Nothing that runs where it is opened, and no archive. */
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

/** Of one task. */
export const maxTaskFiles = 20;

/** A file of a task: whoever reaches the task reaches it, by session and not by an address that can be passed on. */
export const taskFile = z.object({
  id,
  task: field(ref, 'Aufgabe'),
  extension: field(z.enum(taskFileExtensions), 'Endung'),
  mimeType: field(z.string(), 'Dateityp'),
  name: field(z.string(), 'Dateiname', personal),
  size: field(z.int(), 'Größe in Byte'),
  /** Null once this person was deleted. */
  user: field(ref.nullable(), 'Person'),
  by: field(z.string(), 'Hochgeladen von', personal),
  createdAt: field(instant, 'Hochgeladen'),
});
export type TaskFile = z.output<typeof taskFile>;

const ofTask = { query: z.strictObject({ task: field(id, 'Aufgabe') }) };
const base = { service: 'media', status: 200 } as const;
const example = { params: { id: exampleId('task-file') } };

/** The oldest first. 404 for a task that the caller does not reach. */
export const listTaskFiles = endpoint({
  ...base,
  ...ofTask,
  name: 'listTaskFiles',
  method: 'GET',
  path: '/task-files',
  summary: 'Aufgabe: Dateien auflisten',
  needs: 'tasks.read',
  reply: { kind: 'data', schema: z.object({ files: z.array(taskFile) }) },
  example: { query: { task: exampleId('task') } },
});

/** 15 MB each, 20 a task; the bytes decide what it is. 404 for a task that the caller does not reach, 409 TOO_MANY_FILES. */
export const createTaskFile = endpoint({
  ...base,
  ...ofTask,
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
  // A picture, of which there is a preview.
  example: { query: { task: exampleId('task') }, body: createImage.example.body },
});

/** The file itself: a picture is shown, everything else is a download. */
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

/** Of a picture, 640 px wide, as JPEG without what it says of its camera and place; 404 for other kinds. */
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

const told = z.object({
  id,
  task: field(ref, 'Aufgabe'),
  name: field(z.string(), 'Dateiname', personal),
  /** Whoever did it; null where it went with its task. */
  user: field(ref.nullable(), 'Person'),
  by: field(z.string(), 'Von', personal),
});
const toldExample = {
  id: exampleId('task-file'),
  task: { id: exampleId('task') },
  name: 'kühlhaus.jpg',
  user: { id: exampleIds.user },
  by: 'Dora Huber',
};

export const taskFileStored = defineEvent({
  type: 'media.task-file-stored.v1',
  summary: 'An eine Aufgabe wurde eine Datei angehängt.',
  data: told,
  example: toldExample,
});

export const taskFileDeleted = defineEvent({
  type: 'media.task-file-deleted.v1',
  summary: 'Eine Datei einer Aufgabe wurde gelöscht.',
  data: told,
  example: toldExample,
});

export const taskFileEndpoints = [
  listTaskFiles,
  createTaskFile,
  readTaskFile,
  readTaskFilePreview,
  deleteTaskFile,
] as const;
