import {
  createTaskFile,
  deleteTaskFile as deleteTaskFileEndpoint,
  listTaskFiles,
  readTaskFile,
  readTaskFilePreview,
  type TaskFile,
} from '@theke/contracts/media/task-file';
import { isPictureExtension } from '@theke/contracts/media/upload-kinds';
import type { Access } from '@theke/contracts/permissions';
import type { Transaction } from '@theke/kit/database/database';
import { type Route, route } from '@theke/kit/http/route';
import type { Log } from '@theke/kit/log';
import { unknown } from '@theke/kit/problem';
import type { Response } from 'express';
import { NoSuchFile } from '../files/file-store.ts';
import { sendFile } from '../files/send-file.ts';
import { headersOf } from '../uploads/serve-upload.ts';
import type { UploadDeps } from '../uploads/store-upload.ts';
import { deleteTaskFile } from './delete-task-file.ts';
import { storeTaskFile } from './store-task-file.ts';
import { taskFileOf, taskPreviewOf } from './task-file-names.ts';
import { taskFileStore } from './task-file-store.ts';
import { reachesTask } from './task-reach.ts';

const fileMissing = () => unknown('Die Datei');

/** Not stored by browsers or caches: later users of the device, or people who lost access, must not see it. */
const unkept = { 'cache-control': 'private, no-store' };

/** Routes for files of tasks: accessible to everyone with access to the task. */
export function taskFileRoutes(deps: UploadDeps & { log: Log }): Route[] {
  const { db, files, log } = deps;

  /** @throws Problem 404 */
  async function reached(tx: Transaction, id: string, access: Access): Promise<TaskFile> {
    const file = await taskFileStore.find(tx, id);
    if (!file || !(await reachesTask(tx, file.task.id, access))) throw fileMissing();
    return file;
  }

  async function send(response: Response, tenant: string, name: string, headers: Record<string, string>) {
    try {
      await sendFile(response, await files.open(tenant, name), { ...headers, ...unkept });
    } catch (error) {
      if (!(error instanceof NoSuchFile)) throw error;
      log.warn({ file: name }, 'content of the task file is missing');
      throw fileMissing();
    }
  }

  return [
    route(listTaskFiles, ({ tenant, access, query: { task } }) =>
      db.withTenant(tenant, async (tx) => {
        if (!(await reachesTask(tx, task, access))) throw unknown('Die Aufgabe');
        return { files: await taskFileStore.listOfTask(tx, task) };
      }),
    ),
    route(createTaskFile, ({ tenant, access, identity, query: { task }, body, bytes }) =>
      storeTaskFile(deps, tenant, { ...body, bytes, task, access, identity }),
    ),
    route(readTaskFile, async ({ tenant, access, params: { id } }, response) => {
      const file = await db.withTenant(tenant, (tx) => reached(tx, id, access));
      await send(response, tenant, taskFileOf(file), headersOf(file));
    }),
    route(readTaskFilePreview, async ({ tenant, access, params: { id } }, response) => {
      const file = await db.withTenant(tenant, (tx) => reached(tx, id, access));
      if (!isPictureExtension(file.extension)) throw fileMissing();
      await send(
        response,
        tenant,
        taskPreviewOf(file),
        headersOf({ ...file, extension: 'jpg', mimeType: 'image/jpeg' }),
      );
    }),
    route(deleteTaskFileEndpoint, async ({ tenant, access, identity, params: { id } }) => {
      await deleteTaskFile(deps, tenant, (tx) => reached(tx, id, access), identity.user);
      return undefined;
    }),
  ];
}
