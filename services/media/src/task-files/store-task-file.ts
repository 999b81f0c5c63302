import { maxTaskFiles, type TaskFile, taskFileExtensions, taskFileStored } from '@theke/contracts/media/task-file';
import { type UploadExtension, uploadKinds } from '@theke/contracts/media/upload-kinds';
import type { Access } from '@theke/contracts/permissions';
import type { Identity } from '@theke/kit/identity-token';
import { unknown } from '@theke/kit/problem';
import { taskFileKindUnknown, tooManyTaskFiles } from '../errors.ts';
import { readSent, type SentFile, type UploadDeps } from '../uploads/store-upload.ts';
import { taskFileOf, taskPreviewOf } from './task-file-names.ts';
import { taskFileStore } from './task-file-store.ts';
import { reachesTask } from './task-reach.ts';

type StoreTaskFile = SentFile & { task: string; access: Access; identity: Identity };

const isAccepted = (extension: UploadExtension): extension is TaskFile['extension'] =>
  taskFileExtensions.some((one) => one === extension);

/**
 * Attaches a file to a task, validated like uploads. Files are written before the row, as with pictures
 * (store-image.ts), and removed again if it is refused.
 * @throws Problem 404 for a task out of the caller's scope, 409 TOO_MANY_FILES, 413 above 15 MB, 422 naming `data`
 */
export async function storeTaskFile(
  deps: UploadDeps,
  tenant: string,
  { task, access, identity, ...sent }: StoreTaskFile,
): Promise<TaskFile> {
  const { db, files } = deps;
  // Checked before anything is decoded, and again with the row.
  const mayAdd = () => db.withTenant(tenant, (tx) => reachesTask(tx, task, access));
  if (!(await mayAdd())) throw unknown('Die Aufgabe');
  const { bytes, name, extension, preview } = await readSent(deps, sent);
  if (!isAccepted(extension)) throw taskFileKindUnknown();

  const file: TaskFile = {
    id: deps.newId(),
    task: { id: task },
    extension,
    mimeType: uploadKinds[extension],
    name,
    size: bytes.length,
    user: identity.user ? { id: identity.user.id } : null,
    by: identity.user?.name ?? '',
    createdAt: deps.now().toISOString(),
  };
  await files.write(tenant, taskFileOf(file), bytes);
  if (preview) await files.write(tenant, taskPreviewOf(file), preview);
  try {
    await db.withTenant(tenant, async (tx) => {
      if (!(await reachesTask(tx, task, access, { held: true }))) throw unknown('Die Aufgabe');
      if ((await taskFileStore.listOfTask(tx, task)).length >= maxTaskFiles) throw tooManyTaskFiles(maxTaskFiles);
      taskFileStore.insert(tx, file);
      const { id, user, by } = file;
      tx.publish(taskFileStored(id, 1, { id, task: file.task, name, user, by }));
    });
  } catch (error) {
    await files.remove(tenant, [taskFileOf(file), taskPreviewOf(file)]);
    throw error;
  }
  return file;
}
