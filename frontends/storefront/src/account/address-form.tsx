import type { AccountAddress } from '@theke/contracts/ordering/account';
import { Button } from '@theke/ui/button';
import { Select } from '@theke/ui/select';
import { TextInput } from '@theke/ui/text-input';
import { type FormEvent, useState } from 'react';
import * as css from './account.module.css';
import { accountMessages } from './account-messages.de.ts';

const { addresses: texts, optional, ...general } = accountMessages;
const countries = Object.entries(texts.countries).map(([value, label]) => ({ value, label }));
const required = ['street', 'zipCode', 'city'] as const;

type Props = {
  title: string;
  address: AccountAddress;
  isBusy: boolean;
  onSave: (address: AccountAddress) => void;
  onCancel: () => void;
};

/** Form of one address. */
export function AddressForm({ title, address, isBusy, onSave, onCancel }: Props) {
  const [form, setForm] = useState(address);
  const [isChecked, setChecked] = useState(false);
  const isMissing = (field: keyof AccountAddress) => required.some((one) => one === field) && form[field].trim() === '';
  const bind = (field: keyof AccountAddress) => ({
    id: `address-${field}`,
    value: form[field],
    error: isChecked && isMissing(field) ? texts.required : undefined,
    onChange: (event: { target: { value: string } }) => setForm({ ...form, [field]: event.target.value }),
  });
  const submit = (event: FormEvent) => {
    event.preventDefault();
    setChecked(true);
    if (!required.some(isMissing)) onSave(form);
  };
  return (
    <form className={css.form} noValidate onSubmit={submit} aria-labelledby="address-title">
      <h3 id="address-title">{title}</h3>
      <TextInput
        autoFocus
        label={texts.label}
        hint={texts.labelHint}
        optional={optional}
        maxLength={40}
        {...bind('label')}
      />
      <TextInput
        label={texts.company}
        optional={optional}
        autoComplete="organization"
        maxLength={120}
        {...bind('companyName')}
      />
      <TextInput label={texts.street} autoComplete="address-line1" maxLength={120} {...bind('street')} />
      <div className={css.three}>
        <TextInput label={texts.stairway} optional={optional} maxLength={20} {...bind('stairway')} />
        <TextInput label={texts.floor} optional={optional} maxLength={20} {...bind('floor')} />
        <TextInput label={texts.door} optional={optional} maxLength={20} {...bind('door')} />
      </div>
      <div className={css.two}>
        <TextInput label={texts.zipCode} autoComplete="postal-code" maxLength={12} {...bind('zipCode')} />
        <TextInput label={texts.city} autoComplete="address-level2" maxLength={120} {...bind('city')} />
      </div>
      <Select label={texts.country} autoComplete="country" choices={countries} {...bind('country')} />
      <div className={css.buttons}>
        <Button type="submit" busyLabel={isBusy && general.working}>
          {texts.save}
        </Button>
        <Button kind="quiet" onClick={onCancel}>
          {texts.cancel}
        </Button>
      </div>
    </form>
  );
}
