import { useQueryClient } from '@tanstack/react-query';
import { useApi } from '@theke/admin/api/office-api.ts';
import { withMessage } from '@theke/admin/api/with-message.ts';
import { DraftFormFrame } from '@theke/admin/forms/draft-form-frame.tsx';
import type { FieldPlaces } from '@theke/admin/forms/field-place.ts';
import { useDraftForm } from '@theke/admin/forms/use-draft-form.ts';
import { useLeaveGuard } from '@theke/admin/forms/use-leave-guard.ts';
import { aiAvailabilityQuery } from '@theke/admin/generation/use-ai-availability.ts';
import { type AiSettings, readAiSettings, saveAiSettings } from '@theke/contracts/ai/ai-settings';
import { Notice } from '@theke/ui/notice';
import { useNotify } from 'ra-core';
import { useState } from 'react';
import { AiSettingsAside } from './ai-settings-aside.tsx';
import { aiSettingsLink } from './ai-settings-link.ts';
import { aiSettingsMessages } from './ai-settings-messages.de.ts';
import { aiSettingsQuery } from './ai-settings-query.ts';
import { aiSettingsForm, type AiSettingsForm as Draft } from './ai-settings-schema.ts';
import { ApiKeyEditor } from './api-key-editor.tsx';
import { ConnectionCheck } from './connection-check.tsx';
import { ModelEditor, OfferedModels } from './model-editor.tsx';
import { StoredKey } from './stored-key.ts';

const places: FieldPlaces = {
  address: { width: 'whole' },
  key: { Editor: ApiKeyEditor, width: 'whole' },
  textModel: { Editor: ModelEditor, width: 'whole' },
  textInputPrice: { width: 'half' },
  textOutputPrice: { width: 'half' },
  seesPictures: { width: 'whole' },
  imageModel: { Editor: ModelEditor, width: 'half' },
  imagePrice: { width: 'half' },
  monthlyBudget: { width: 'half' },
  dailyJobs: { width: 'half' },
  marksForVisitors: { width: 'whole' },
};

/** Form for the settings of the AI. The key is sent only if an administrator enters or deletes one. */
export function AiSettingsForm({ settings }: { settings: AiSettings }) {
  const api = useApi();
  const client = useQueryClient();
  const notify = useNotify();
  const [models, setModels] = useState<readonly string[]>([]);
  const state = useDraftForm<AiSettings>({
    schema: aiSettingsForm,
    loaded: settings,
    draftOf: ({ version, key, canStore, isReadable, currency, ...draft }) => ({ ...draft, key: undefined }),
    send: (draft, _, version = 0) =>
      withMessage(api(saveAiSettings, { body: { ...(draft as Draft), version } }), aiSettingsMessages.saveFailed),
    readAgain: () => withMessage(api(readAiSettings, {}), aiSettingsMessages.failed),
    onSaved: (saved) => {
      client.setQueryData(aiSettingsQuery(api).queryKey, saved);
      void client.invalidateQueries({ queryKey: aiAvailabilityQuery(api).queryKey });
      notify(aiSettingsMessages.saved, { type: 'info' });
    },
  });
  const guard = useLeaveGuard(state.form.formState.isDirty);
  const base = state.base ?? settings;
  return (
    <OfferedModels value={models}>
      <StoredKey value={base}>
        <DraftFormFrame<AiSettings>
          title={aiSettingsLink.label}
          schema={aiSettingsForm}
          places={places}
          state={state}
          guard={guard}
          canWrite
          notice={
            <>
              {!base.canStore && <Notice kind="late">{aiSettingsMessages.cannotStore}</Notice>}
              {!base.isReadable && <Notice kind="late">{aiSettingsMessages.unreadable}</Notice>}
            </>
          }
          question={
            base.address !== '' && (
              <ConnectionCheck isUnsaved={state.form.formState.isDirty} onModels={setModels} key={base.version} />
            )
          }
          aside={<AiSettingsAside />}
        />
      </StoredKey>
    </OfferedModels>
  );
}
