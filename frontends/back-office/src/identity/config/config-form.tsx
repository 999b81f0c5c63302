import { useQueryClient } from '@tanstack/react-query';
import { useApi } from '@theke/admin/api/office-api.ts';
import { shopQuery } from '@theke/admin/api/shop.ts';
import { withMessage } from '@theke/admin/api/with-message.ts';
import { DraftFormFrame } from '@theke/admin/forms/draft-form-frame.tsx';
import { useDraftForm } from '@theke/admin/forms/use-draft-form.ts';
import { useLeaveGuard } from '@theke/admin/forms/use-leave-guard.ts';
import { type Config, configDraft, readConfig, saveConfig } from '@theke/contracts/identity/config';
import { useNotify } from 'ra-core';
import { configLink } from './config-link.ts';
import { configMessages } from './config-messages.de.ts';
import { configPlaces } from './config-places.ts';
import { ConfigPreview } from './config-preview.tsx';
import { wearTheme } from './wear-theme.ts';

type Draft = Omit<Config, 'version'>;

/** Form for all settings of the business in sections, with a preview. */
export function ConfigForm({ config }: { config: Config }) {
  const api = useApi();
  const client = useQueryClient();
  const notify = useNotify();
  const state = useDraftForm<Config>({
    schema: configDraft,
    loaded: config,
    draftOf: ({ version, ...draft }) => draft,
    send: (draft, _, version = 1) =>
      withMessage(api(saveConfig, { body: { ...(draft as Draft), version } }), configMessages.failed),
    readAgain: () => withMessage(api(readConfig, {}), configMessages.failed),
    onSaved: (saved) => {
      client.setQueryData(shopQuery.queryKey, (shop) => shop && { ...shop, config: { ...shop.config, ...saved } });
      wearTheme(saved.theme);
      notify(configMessages.saved, { type: 'info' });
    },
  });
  const guard = useLeaveGuard(state.form.formState.isDirty);
  return (
    <DraftFormFrame<Config>
      title={configLink.label}
      schema={configDraft}
      places={configPlaces}
      isPaged
      state={state}
      guard={guard}
      canWrite
      aside={<ConfigPreview saved={state.base ?? config} />}
    />
  );
}
