import type { Account, AccountAddress } from '@theke/contracts/ordering/account';
import { Button } from '@theke/ui/button';
import { Notice } from '@theke/ui/notice';
import { useState } from 'react';
import * as css from './account.module.css';
import { accountMessages } from './account-messages.de.ts';
import { AddressForm } from './address-form.tsx';
import { addressLine, addressName } from './address-name.ts';
import { emptyAddress } from './empty-address.ts';
import { useSaveAccount } from './use-save-account.ts';

const { addresses: texts } = accountMessages;
const max = 10;

/** Addresses for the checkout: add, edit, remove (ACCT-06). */
export function AddressBook({ account }: { account: Account }) {
  const { addresses } = account;
  const [edited, setEdited] = useState<AccountAddress>();
  const saving = useSaveAccount(account, () => setEdited(undefined));
  const isNew = edited !== undefined && !addresses.some(({ id }) => id === edited.id);
  const save = (address: AccountAddress) =>
    saving.send({
      addresses: isNew ? [...addresses, address] : addresses.map((one) => (one.id === address.id ? address : one)),
    });
  return (
    <section className={css.part} aria-labelledby="addresses-title">
      <h2 id="addresses-title">{texts.title}</h2>
      {addresses.length === 0 && !edited && <p>{texts.none}</p>}
      {addresses.map((address) => (
        <div key={address.id} className={css.row}>
          <p>
            <b>{addressName(address)}</b>
            {addressLine(address)}
          </p>
          <div className={css.buttons}>
            <Button
              kind="quiet"
              size="small"
              aria-label={texts.editOf(addressName(address))}
              onClick={() => setEdited(address)}
            >
              {texts.edit}
            </Button>
            <Button
              kind="quiet"
              size="small"
              aria-label={texts.removeOf(addressName(address))}
              onClick={() => saving.send({ addresses: addresses.filter(({ id }) => id !== address.id) })}
            >
              {texts.remove}
            </Button>
          </div>
        </div>
      ))}
      {saving.faults[0] && (
        <Notice kind="late" role="alert">
          {saving.faults[0].message}
        </Notice>
      )}
      {edited ? (
        <AddressForm
          key={edited.id}
          title={isNew ? texts.addTitle : texts.editTitle}
          address={edited}
          isBusy={saving.isPending}
          onSave={save}
          onCancel={() => setEdited(undefined)}
        />
      ) : addresses.length < max ? (
        <div>
          <Button kind="second" onClick={() => setEdited(emptyAddress())}>
            {texts.add}
          </Button>
        </div>
      ) : (
        <p>{texts.full}</p>
      )}
    </section>
  );
}
