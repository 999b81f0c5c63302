import { metaOf } from '@theke/contracts/field';
import { providerLabels } from '@theke/contracts/payments/payment';
import { type StripeAccount, stripeDraft } from '@theke/contracts/payments/payment-provider';
import { checkStripe, saveStripe } from '@theke/contracts/payments/payment-provider-endpoints';
import { useState } from 'react';
import { useApi } from '../api/office-api.ts';
import { AccountForm } from './account-form.tsx';
import { messages } from './messages.de.ts';
import { SecretInput } from './secret-input.tsx';
import { useSaveAccount } from './use-save-account.ts';

const secrets = ['secretKey', 'webhookSecret'] as const;
const untouched = { secretKey: '', webhookSecret: '' };

/** The business's account at Stripe. */
export function StripeForm({ account, canStore }: { account: StripeAccount; canStore: boolean }) {
  const api = useApi();
  const [isEnabled, setIsEnabled] = useState(account.isEnabled);
  const [entered, setEntered] = useState(untouched);
  const saving = useSaveAccount(providerLabels.stripe, async () => {
    const given = Object.fromEntries(Object.entries(entered).filter(([, value]) => value !== ''));
    const saved = await api(saveStripe, { body: { version: account.version, isEnabled, ...given } });
    setEntered(untouched);
    return saved;
  }, [...secrets]);
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
      isSaving={saving.isPending}
      problems={saving.others}
      check={account.secretKey ? () => api(checkStripe, { body: {} }) : undefined}
      onSave={() => saving.mutate(undefined)}
    >
      {secrets.map((name) => (
        <SecretInput
          key={name}
          label={metaOf(stripeDraft.shape[name]).title ?? name}
          hint={metaOf(stripeDraft.shape[name]).hint}
          kept={account[name]}
          value={entered[name]}
          error={saving.faultOf(name)}
          isDisabled={!canStore}
          onChange={(value) => setEntered({ ...entered, [name]: value })}
        />
      ))}
    </AccountForm>
  );
}
