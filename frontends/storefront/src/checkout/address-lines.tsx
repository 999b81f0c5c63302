import { wordsOfZone } from '@theke/rules/texts/words-of-zone';
import { Select } from '@theke/ui/select';
import { TextInput } from '@theke/ui/text-input';
import { checkoutMessages } from './checkout-messages.de.ts';
import * as css from './checkout-page.module.css';
import { bound, type FormProps } from './form-props.ts';

const countries = Object.entries(checkoutMessages.countries).map(([value, label]) => ({ value, label }));

const addressFields = {
  customer: {
    street: 'street',
    stairway: 'stairway',
    floor: 'floor',
    door: 'door',
    zipCode: 'zipCode',
    city: 'city',
    country: 'country',
  },
  delivery: {
    street: 'deliveryStreet',
    stairway: 'deliveryStairway',
    floor: 'deliveryFloor',
    door: 'deliveryDoor',
    zipCode: 'deliveryZipCode',
    city: 'deliveryCity',
    country: 'deliveryCountry',
  },
} as const;

/** Address fields from street to country, for the guest's address or the delivery address. */
export function AddressLines({ address, ...props }: FormProps & { address: keyof typeof addressFields }) {
  const field = addressFields[address];
  // Browsers autofill a single address only.
  const auto = (name: string) => (address === 'customer' ? name : 'off');
  const { stairway } = wordsOfZone(props.branch.timeZone);
  const { optional, street, floor, door, zipCode, city, country } = checkoutMessages;
  return (
    <>
      <TextInput
        className={css.all}
        label={street}
        autoComplete={auto('address-line1')}
        maxLength={120}
        {...bound(props, field.street)}
      />
      <div className={css.three}>
        <TextInput label={stairway} optional={optional} maxLength={20} {...bound(props, field.stairway)} />
        <TextInput label={floor} optional={optional} maxLength={20} {...bound(props, field.floor)} />
        <TextInput label={door} optional={optional} maxLength={20} {...bound(props, field.door)} />
      </div>
      <div className={css.city}>
        <TextInput
          label={zipCode}
          autoComplete={auto('postal-code')}
          inputMode="numeric"
          maxLength={12}
          {...bound(props, field.zipCode)}
        />
        <TextInput label={city} autoComplete={auto('address-level2')} maxLength={120} {...bound(props, field.city)} />
      </div>
      <Select
        className={css.all}
        label={country}
        autoComplete={auto('country')}
        choices={countries}
        {...bound(props, field.country)}
      />
    </>
  );
}
