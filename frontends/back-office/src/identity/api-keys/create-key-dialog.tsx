import { useApi } from '@theke/admin/api/office-api.ts';
import { useShop } from '@theke/admin/api/shop.ts';
import { type Draft, draftResolver } from '@theke/admin/forms/draft-resolver.ts';
import { FieldEditor } from '@theke/admin/forms/editors/field-editor.tsx';
import { initialValue } from '@theke/admin/forms/initial-value.ts';
import { messages } from '@theke/admin/messages.de.ts';
import { DecisionDialog } from '@theke/admin/ui/decision-dialog.tsx';
import { DialogForm } from '@theke/admin/ui/dialog-form.tsx';
import { metaOf } from '@theke/contracts/field';
import { apiKeyDraft, createApiKey, type NewApiKey } from '@theke/contracts/identity/api-key';
import { faultsIn } from '@theke/ui/api-error';
import { Notice } from '@theke/ui/notice';
import { useState } from 'react';
import { FormProvider, useForm } from 'react-hook-form';
import type { z } from 'zod';
import { apiKeyMessages } from './api-key-messages.de.ts';
import * as css from './create-key-dialog.module.css';

/** Form built from the key's schema; a single branch is preselected. */
export function CreateKeyDialog({ onMade, onClose }: { onMade: (key: NewApiKey) => void; onClose: () => void }) {
  const api = useApi();
  const { branches } = useShop();
  const [first, ...furtherBranches] = branches;
  const [problems, setProblems] = useState<readonly string[]>([]);
  const form = useForm<Draft>({
    defaultValues: {
      ...(initialValue(apiKeyDraft) as Draft),
      branch: first && furtherBranches.length === 0 ? { id: first.id } : null,
    },
    resolver: draftResolver(apiKeyDraft),
  });
  const submit = form.handleSubmit(async (draft) => {
    setProblems([]);
    try {
      onMade(await api(createApiKey, { body: draft as z.input<typeof apiKeyDraft> }));
    } catch (error) {
      const faults = faultsIn(error);
      setProblems(faults.map(({ message }) => message));
    }
  });
  return (
    <DecisionDialog
      title={apiKeyMessages.createTitle}
      label={apiKeyMessages.submit}
      busyLabel={form.formState.isSubmitting && messages.working}
      onDecide={() => void submit()}
      onClose={onClose}
    >
      <FormProvider {...form}>
        <DialogForm className={css.form} onSubmit={() => void submit()}>
          {problems.map((problem) => (
            <Notice key={problem} kind="late" role="alert">
              {problem}
            </Notice>
          ))}
          {Object.entries(apiKeyDraft.shape).map(([name, schema]) => (
            <FieldEditor key={name} name={name} schema={schema} meta={metaOf(schema)} />
          ))}
        </DialogForm>
      </FormProvider>
    </DecisionDialog>
  );
}
