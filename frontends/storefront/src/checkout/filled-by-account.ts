import type { Account, AccountAddress } from '@theke/contracts/ordering/account';
import type { OrderForm } from '../cart/cart.ts';

/** The form fields of a saved address. */
export const addressFields = ({
  street,
  stairway,
  floor,
  door,
  zipCode,
  city,
  country,
  companyName,
}: AccountAddress) => ({
  ...{ street, stairway, floor, door, zipCode, city, country },
  ...(companyName !== '' && { isCompany: true, companyName }),
});

/** What the account fills in: empty fields only, because the guest may have typed already. */
export function filledByAccount(form: OrderForm, account: Account, hasAddress: boolean): Partial<OrderForm> {
  const contact = (['firstName', 'lastName', 'email', 'phone'] as const).filter(
    (field) => form[field] === '' && account[field] !== '',
  );
  const [address] = account.addresses;
  return {
    ...Object.fromEntries(contact.map((field) => [field, account[field]])),
    ...(hasAddress && form.street === '' && address && addressFields(address)),
  };
}
