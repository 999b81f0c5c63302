import { useCreate, useNotify, useUpdate } from 'ra-core';
import { useApi } from '../api/office-api.ts';
import { draftOf, type OfficeRecord } from '../api/resource.ts';
import { messages } from '../messages.de.ts';
import type { OfficeResource } from '../resources/office-resource.ts';
import { useDraftForm } from './use-draft-form.ts';

const formMessages = messages.form;

const asItIs = (draft: Record<string, unknown>) => draft;

/** Form over a resource's draft. Without a record it creates one. */
export function useRecordForm(office: OfficeResource, record: OfficeRecord | undefined) {
  const { resource, titleOf, edited = asItIs, sent = asItIs } = office;
  const api = useApi();
  const notify = useNotify();
  const [update] = useUpdate<OfficeRecord, Error>();
  const [create] = useCreate<OfficeRecord, Error>();
  return useDraftForm<OfficeRecord>({
    schema: resource.draft,
    loaded: record,
    initial: office.initial?.(),
    draftOf: (base) => edited(draftOf(resource, base)),
    send: async (draft, base, version) =>
      (await (base
        ? update(
            resource.name,
            { id: base.id, data: { ...sent(draft), version } as unknown as OfficeRecord, previousData: base },
            { mutationMode: 'pessimistic', returnPromise: true },
          )
        : create(
            resource.name,
            { data: sent(draft) as unknown as OfficeRecord },
            { returnPromise: true },
          ))) as OfficeRecord,
    readAgain: async ({ id }) => (await api(resource.endpoints.read, { params: { id } })) as OfficeRecord,
    onSaved: (saved, previous) =>
      notify((previous ? formMessages.saved : formMessages.created)(titleOf(saved)), { type: 'info' }),
  });
}
