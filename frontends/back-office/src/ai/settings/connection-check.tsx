import { useMutation } from '@tanstack/react-query';
import { useApi } from '@theke/admin/api/office-api.ts';
import { checkAiProvider } from '@theke/contracts/ai/ai-settings';
import { ApiError } from '@theke/ui/api-error';
import { Button } from '@theke/ui/button';
import { Notice } from '@theke/ui/notice';
import { aiSettingsMessages } from './ai-settings-messages.de.ts';
import * as css from './connection-check.module.css';

const messages = aiSettingsMessages.check;

type Props = {
  /** Whether the form has changes, which a check would not include. */
  isUnsaved: boolean;
  onModels: (models: readonly string[]) => void;
};

/** Checks the stored settings with the provider and offers its models. */
export function ConnectionCheck({ isUnsaved, onModels }: Props) {
  const api = useApi();
  const { data, error, isPending, mutate } = useMutation({
    mutationFn: () => api(checkAiProvider, { body: {} }),
    onSuccess: ({ models }) => onModels(models),
  });
  return (
    <div className={css.check}>
      <div className={css.row}>
        <Button
          kind="second"
          size="small"
          disabled={isUnsaved}
          busyLabel={isPending && messages.isRunning}
          onClick={() => mutate()}
        >
          {messages.run}
        </Button>
        <p>{isUnsaved ? messages.saveFirst : messages.hint}</p>
      </div>
      {(data || error) && !isPending && (
        <Notice kind={data?.isWorking ? 'ok' : 'late'} role="status">
          {data ? data.message : ApiError.from(error).message}
          {data && data.models.length > 0 && <> {messages.models(data.models.length)}</>}
        </Notice>
      )}
    </div>
  );
}
