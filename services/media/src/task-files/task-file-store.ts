import type { TaskFile } from '@theke/contracts/media/task-file';
import { uploadKinds } from '@theke/contracts/media/upload-kinds';
import type { Transaction } from '@theke/kit/database/database';

type Row = Pick<TaskFile, 'id' | 'extension' | 'name' | 'size'> & {
  task_id: string;
  user_id: string | null;
  by_name: string;
  created_at: Date;
};

const columns = 'id, task_id, extension, name, size, user_id, by_name, created_at';

const toFile = ({ task_id: task, user_id: user, by_name: by, created_at: created, ...row }: Row): TaskFile => ({
  ...row,
  task: { id: task },
  mimeType: uploadKinds[row.extension],
  user: user === null ? null : { id: user },
  by,
  createdAt: created.toISOString(),
});

export const taskFileStore = {
  insert: (tx: Transaction, file: TaskFile) =>
    tx.query(
      `insert into task_file (${columns}) values ($1, $2, $3, $4, $5, $6, $7, $8)`,
      [file.id, file.task.id, file.extension, file.name, file.size, file.user?.id ?? null, file.by, file.createdAt],
      'task-file-insert',
    ),

  /** Oldest first. */
  async listOfTask(tx: Transaction, task: string): Promise<TaskFile[]> {
    const rows = await tx.query<Row>(
      `select ${columns} from task_file where task_id = $1 order by created_at, id`,
      [task],
      'task-files-of-task',
    );
    return rows.map(toFile);
  },

  async find(tx: Transaction, id: string): Promise<TaskFile | undefined> {
    const [row] = await tx.query<Row>(`select ${columns} from task_file where id = $1`, [id], 'task-file-find');
    return row && toFile(row);
  },

  /** @returns whether it existed */
  async remove(tx: Transaction, id: string): Promise<boolean> {
    const removed = await tx.query('delete from task_file where id = $1 returning 1', [id], 'task-file-remove');
    return removed.length > 0;
  },

  /** Removes the author from files; the files belong to the business. */
  forget: (tx: Transaction, user: string) =>
    tx.query(`update task_file set user_id = null, by_name = '' where user_id = $1`, [user], 'task-file-forget'),
};
