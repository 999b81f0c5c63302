import { useQuery } from '@tanstack/react-query';
import { endpointKey, endpointQuery } from '@theke/admin/api/endpoint-query.ts';
import { useApi } from '@theke/admin/api/office-api.ts';
import { useAction } from '@theke/admin/api/use-action.ts';
import { messages } from '@theke/admin/messages.de.ts';
import { DecisionDialog } from '@theke/admin/ui/decision-dialog.tsx';
import { LoadFailure } from '@theke/admin/ui/load-failure.tsx';
import { readAccountPolicy, saveAccountPolicy } from '@theke/contracts/identity/account-policy';
import { Checkbox } from '@theke/ui/checkbox';
import { Notice } from '@theke/ui/notice';
import { useNotify } from 'ra-core';
import { useState } from 'react';
import { accountPolicyMessages as texts } from '../shared/account-policy-messages.de.ts';

/** Dialog for the rules of the login (SESSION-17). */
export function AccountPolicyDialog({ onClose }: { onClose: () => void }) {
  const notify = useNotify();
  const { data, error, refetch } = useQuery({ ...endpointQuery(useApi(), readAccountPolicy, {}), staleTime: 0 });
  const [chosen, setChosen] = useState<boolean>();
  const isRequired = chosen ?? data?.isSecondStepRequired ?? false;
  const saving = useAction(saveAccountPolicy, {
    invalidates: [endpointKey(readAccountPolicy)],
    onDone: () => {
      notify(texts.saved, { type: 'info' });
      onClose();
    },
  });
  return (
    <DecisionDialog
      title={texts.title}
      label={texts.save}
      busyLabel={saving.isBusy && messages.working}
      error={saving.problem?.message}
      isDisabled={!data || isRequired === data.isSecondStepRequired}
      onDecide={() => void saving.run({ body: { isSecondStepRequired: isRequired } })}
      onClose={onClose}
    >
      {error && !data && <LoadFailure message={texts.failed} error={error} refetch={refetch} />}
      <p>{texts.text}</p>
      {data && !data.isAvailable && <Notice>{texts.notAvailable}</Notice>}
      {data && (
        <Checkbox
          checked={isRequired}
          disabled={!data.isAvailable && !data.isSecondStepRequired}
          aria-describedby="second-step-required"
          onChange={({ target }) => setChosen(target.checked)}
        >
          {texts.required}
        </Checkbox>
      )}
      <p id="second-step-required">{texts.requiredText}</p>
    </DecisionDialog>
  );
}
