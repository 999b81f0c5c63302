import { useApi } from '@theke/admin/api/office-api.ts';
import { providerLabels } from '@theke/contracts/payments/payment';
import { type StripeAccount, stripeDraft } from '@theke/contracts/payments/payment-provider';
import { checkStripe, saveStripe } from '@theke/contracts/payments/payment-provider-endpoints';
import { useState } from 'react';
import { AccountForm } from './account-form.tsx';
import { messages } from './messages.de.ts';
import { enteredSecrets, SecretInputs } from './secret-inputs.tsx';
import { useSaveAccount } from './use-save-account.ts';

const untouched = { secretKey: '', webhookSecret: '' };

/** Form for the business's Stripe account. */
export function StripeForm({ account, canStore }: { account: StripeAccount; canStore: boolean }) {
  const api = useApi();
  const [isEnabled, setIsEnabled] = useState(account.isEnabled);
  const [entered, setEntered] = useState(untouched);
  const saving = useSaveAccount(
    providerLabels.stripe,
    async () => {
      const saved = await api(saveStripe, {
        body: { version: account.version, isEnabled, ...enteredSecrets(entered) },
      });
      setEntered(untouched);
      return saved;
    },
    Object.keys(untouched),
  );
  return (
    <AccountForm
      name={providerLabels.stripe}
      text={messages.stripeFor}
      mode={account.mode ? messages[account.mode] : undefined}
      isOn={isEnabled}
      onSwitch={setIsEnabled}
      isReadable={account.isReadable}
      canStore={canStore}
      webhookPath={account.webhookPath}
      webhookText={messages.stripeEvents}
      isSaving={saving.isBusy}
      problems={saving.others}
      check={account.secretKey ? () => api(checkStripe, { body: {} }) : undefined}
      onSave={saving.run}
    >
      <SecretInputs
        shape={stripeDraft.shape}
        stored={account}
        entered={entered}
        faultOf={saving.faultOf}
        isDisabled={!canStore}
        onEnter={setEntered}
      />
    </AccountForm>
  );
}
