import { useQuery, useQueryClient } from '@tanstack/react-query';
import { endpointQuery } from '@theke/admin/api/endpoint-query.ts';
import { useApi } from '@theke/admin/api/office-api.ts';
import { createTaskFile, listTaskFiles, maxTaskFiles } from '@theke/contracts/media/task-file';
import { largestUpload } from '@theke/contracts/media/upload-kinds';
import { urlOf } from '@theke/ui/api-client';
import { ApiError } from '@theke/ui/api-error';
import { sendFile } from '@theke/ui/send-file';
import { useEffect, useRef, useState } from 'react';
import { taskMessages } from './task-messages.de.ts';

const messages = taskMessages.files;

/** A running upload: name, and fraction sent from 0 to 1. */
export type Sending = { name: string; sent: number };

/** Files of a task; uploads run one after another and stop at a refusal. */
export function useTaskFiles(task: string, refresh: () => Promise<unknown>) {
  const client = useQueryClient();
  const query = endpointQuery(useApi(), listTaskFiles, { query: { task } });
  const { data, isError, refetch } = useQuery({ ...query, staleTime: 0 });
  const [sending, setSending] = useState<Sending>();
  const [problem, setProblem] = useState<string>();
  const unmounted = useRef<AbortController>(undefined);
  useEffect(() => {
    const leaving = new AbortController();
    unmounted.current = leaving;
    return () => leaving.abort();
  }, []);

  /** Reloads files and task, whose history contains the change too. */
  const reload = () => Promise.all([client.invalidateQueries({ queryKey: query.queryKey }), refresh()]);

  async function add(files: readonly File[]) {
    const signal = unmounted.current?.signal ?? new AbortController().signal;
    setProblem(undefined);
    let count = data?.files.length ?? 0;
    for (const file of files) {
      if (count >= maxTaskFiles) {
        setProblem(messages.tooMany(maxTaskFiles));
        break;
      }
      if (file.size > largestUpload) {
        setProblem(messages.tooLarge(file.name));
        break;
      }
      try {
        setSending({ name: file.name, sent: 0 });
        await sendFile(
          urlOf(createTaskFile, { query: { task } }),
          file,
          (sent) => setSending({ name: file.name, sent }),
          signal,
        );
        count += 1;
      } catch (error) {
        if (signal.aborted) return;
        setProblem(messages.failed(file.name, ApiError.from(error).message));
        break;
      }
    }
    setSending(undefined);
    await reload();
  }
  return { files: data?.files, isError, retry: refetch, sending, problem, add, reload };
}
