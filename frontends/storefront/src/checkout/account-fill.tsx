import { isAddressRequired } from '@theke/rules/checkout/required-fields';
import { Select } from '@theke/ui/select';
import { selfServiceBranch } from '@theke/ui/self-service';
import { useShop } from '@theke/ui/shop';
import { useEffect, useEffectEvent } from 'react';
import { accountPath } from '../account/account-path.ts';
import { addressLine, addressName } from '../account/address-name.ts';
import { useAccount } from '../account/use-account.ts';
import { useNavigate, usePlace } from '../router/place.ts';
import { checkoutMessages } from './checkout-messages.de.ts';
import * as css from './checkout-page.module.css';
import { addressFields, filledByAccount } from './filled-by-account.ts';
import type { FormProps } from './form-props.ts';

const { account: texts } = checkoutMessages;

/** Fills contact and address of a logged-in guest, with a choice of addresses; others can log in (ACCT-06). */
export function AccountFill({ branch, orderType, form, onChange }: FormProps) {
  const { shopKey } = useShop().config;
  const { account, isLoading } = useAccount();
  const navigate = useNavigate();
  const { pathname } = usePlace();
  const hasAddress = isAddressRequired(branch, orderType);
  const fill = useEffectEvent(() => {
    const filled = account ? filledByAccount(form, account, hasAddress) : {};
    if (Object.keys(filled).length > 0) onChange(filled);
  });
  // biome-ignore lint/correctness/useExhaustiveDependencies: fills once for the account and each kind of form
  useEffect(() => fill(), [account?.id, hasAddress]);
  if (isLoading || selfServiceBranch(shopKey)) return null;
  if (!account)
    return (
      <p className={css.section}>
        <button
          type="button"
          className={css.linkButton}
          onClick={() => navigate(accountPath, { state: { back: pathname } })}
        >
          {texts.login}
        </button>
      </p>
    );
  const chosen = account.addresses.find((one) => one.street === form.street && one.zipCode === form.zipCode);
  return (
    <section className={css.section}>
      <p className={css.hint}>{texts.loggedIn(account.email)}</p>
      {hasAddress && account.addresses.length > 1 && (
        <Select
          label={texts.address}
          id="account-address"
          placeholder={texts.otherAddress}
          choices={account.addresses.map((one) => ({
            value: one.id,
            label: `${addressName(one)}: ${addressLine(one)}`,
          }))}
          value={chosen?.id ?? ''}
          onChange={(event) => {
            const address = account.addresses.find(({ id }) => id === event.target.value);
            if (address) onChange({ isCompany: false, companyName: '', ...addressFields(address) });
          }}
        />
      )}
    </section>
  );
}
