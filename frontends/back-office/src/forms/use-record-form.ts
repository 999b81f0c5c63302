import { ApiError } from '@theke/ui/api-error';
import { useCreate, useNotify, useUpdate } from 'ra-core';
import { useState } from 'react';
import { useForm } from 'react-hook-form';
import { useApi } from '../api/office-api.ts';
import { draftOf, type OfficeRecord } from '../api/resource.ts';
import { messages } from '../messages.de.ts';
import type { OfficeResource } from '../resources/office-resource.ts';
import { type Draft, draftResolver } from './draft-resolver.ts';
import { initialValue } from './initial-value.ts';

const words = messages.form;

/**
 * A form over a resource's draft. Without a record it makes one. `base` is what was last loaded or saved: its version
 * goes with every save, and when somebody else was faster the draft waits in `conflict` for a decision.
 */
export function useRecordForm({ resource, titleOf }: OfficeResource, record: OfficeRecord | undefined) {
  const api = useApi();
  const notify = useNotify();
  const [base, setBase] = useState(record);
  const [conflict, setConflict] = useState<Draft>();
  const [problems, setProblems] = useState<readonly string[]>([]);
  const [update, updating] = useUpdate<OfficeRecord, Error>();
  const [create, creating] = useCreate<OfficeRecord, Error>();
  const form = useForm<Draft>({
    defaultValues: record ? draftOf(resource, record) : (initialValue(resource.draft) as Draft),
    resolver: draftResolver(resource.draft),
    shouldFocusError: false,
  });

  const send = (draft: Draft, version: number | undefined) =>
    base
      ? update(
          resource.name,
          { id: base.id, data: { ...draft, version } as unknown as OfficeRecord, previousData: base },
          { mutationMode: 'pessimistic', returnPromise: true },
        )
      : create(resource.name, { data: draft as unknown as OfficeRecord }, { returnPromise: true });

  function refuse(error: unknown, draft: Draft) {
    if (!(error instanceof ApiError)) throw error;
    if (error.has('STALE_VERSION')) return setConflict(draft);
    const [ofFields, others] = [
      error.errors.filter(({ field }) => field && field.split('.')[0]! in resource.draft.shape),
      error.errors.filter(({ field }) => !field || !(field.split('.')[0]! in resource.draft.shape)),
    ];
    for (const { field, message, code } of ofFields) form.setError(field as string, { type: code, message });
    setProblems(others.map(({ message }) => message));
  }

  /** The saved record, or undefined where it was refused; why then stands in the form. */
  async function save(draft: Draft, version = base?.version): Promise<OfficeRecord | undefined> {
    setProblems([]);
    setConflict(undefined);
    try {
      const saved = (await send(draft, version)) as OfficeRecord;
      notify((base ? words.saved : words.created)(titleOf(saved)), { type: 'info' });
      take(saved);
      return saved;
    } catch (error) {
      refuse(error, draft);
      return undefined;
    }
  }

  function take(fresh: OfficeRecord) {
    setBase(fresh);
    form.reset(draftOf(resource, fresh));
  }

  const readAgain = async (id: string) => (await api(resource.endpoints.read, { params: { id } })) as OfficeRecord;
  /** Of the two ways out of a conflict; what goes wrong on them is told like a refused save. */
  const settle = (way: (fresh: OfficeRecord, draft: Draft) => unknown) => async () => {
    if (!base || !conflict) return;
    const draft = conflict;
    setConflict(undefined);
    try {
      await way(await readAgain(base.id), draft);
    } catch (error) {
      refuse(error, draft);
    }
  };

  return {
    form,
    base,
    save,
    isSaving: updating.isPending || creating.isPending,
    problems,
    conflict: conflict && {
      reload: settle((fresh) => take(fresh)),
      overwrite: settle((fresh, draft) => save(draft, fresh.version)),
      keepEditing: () => setConflict(undefined),
    },
    discard: () => {
      setProblems([]);
      form.reset();
    },
  };
}
