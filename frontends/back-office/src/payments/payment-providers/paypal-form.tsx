import { useApi } from '@theke/admin/api/office-api.ts';
import { metaOf } from '@theke/contracts/field';
import { providerLabels } from '@theke/contracts/payments/payment';
import { type PaypalAccount, paypalDraft } from '@theke/contracts/payments/payment-provider';
import { checkPaypal, savePaypal } from '@theke/contracts/payments/payment-provider-endpoints';
import { Select } from '@theke/ui/select';
import { TextInput } from '@theke/ui/text-input';
import { useState } from 'react';
import { AccountForm } from './account-form.tsx';
import { messages } from './messages.de.ts';
import { enteredSecrets, SecretInputs } from './secret-inputs.tsx';
import { useSaveAccount } from './use-save-account.ts';

const { shape } = paypalDraft;
const untouched = { clientSecret: '', webhookId: '' };
const { title: modeTitle = '', choices = {} } = metaOf(shape.mode);
const modes = Object.entries(choices).map(([value, label]) => ({ value, label }));

/** Form for the business's PayPal account. */
export function PaypalForm({ account, canStore }: { account: PaypalAccount; canStore: boolean }) {
  const api = useApi();
  const [isEnabled, setIsEnabled] = useState(account.isEnabled);
  const [mode, setMode] = useState(account.mode);
  const [clientId, setClientId] = useState(account.clientId);
  const [entered, setEntered] = useState(untouched);
  const saving = useSaveAccount(providerLabels.paypal, async () => {
    const body = { version: account.version, isEnabled, mode, clientId, ...enteredSecrets(entered) };
    const saved = await api(savePaypal, { body });
    setEntered(untouched);
    return saved;
  }, ['clientId', 'mode', ...Object.keys(untouched)]);
  return (
    <AccountForm
      name={providerLabels.paypal}
      text={messages.paypalFor}
      mode={account.clientSecret ? messages[account.mode === 'live' ? 'live' : 'test'] : undefined}
      isOn={isEnabled}
      onSwitch={setIsEnabled}
      isReadable={account.isReadable}
      canStore={canStore}
      webhookPath={account.webhookPath}
      webhookText={messages.paypalEvents}
      isSaving={saving.isBusy}
      problems={saving.others}
      check={account.clientSecret ? () => api(checkPaypal, { body: {} }) : undefined}
      onSave={saving.run}
    >
      <Select
        label={modeTitle}
        choices={modes}
        disabled={!canStore}
        value={mode}
        onChange={(event) => setMode(shape.mode.parse(event.target.value))}
      />
      <TextInput
        label={metaOf(shape.clientId).title ?? ''}
        hint={metaOf(shape.clientId).hint}
        error={saving.faultOf('clientId')}
        autoComplete="off"
        spellCheck={false}
        disabled={!canStore}
        value={clientId}
        onChange={(event) => setClientId(event.target.value.trim())}
      />
      <SecretInputs
        shape={shape}
        stored={account}
        entered={entered}
        faultOf={saving.faultOf}
        isDisabled={!canStore}
        onEnter={setEntered}
      />
    </AccountForm>
  );
}
