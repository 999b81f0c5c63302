import { Select } from '@theke/ui/select';
import { TextInput } from '@theke/ui/text-input';
import type { OrderForm } from '../cart/cart.ts';
import { messages } from '../messages.de.ts';
import * as css from './checkout-page.module.css';
import type { FieldsProps } from './contact-fields.tsx';

const countries = Object.entries(messages.checkout.countries).map(([value, label]) => ({ value, label }));

/** Asked only where the branch wants an address. */
export function AddressFields({ form, errorOf, onChange }: Omit<FieldsProps, 'branch'>) {
  const bind = (field: keyof OrderForm) => ({
    id: field,
    name: field,
    value: form[field],
    error: errorOf(field),
    onChange: (event: { target: { value: string } }) => onChange({ [field]: event.target.value }),
  });
  const { optional } = messages.checkout;
  return (
    <section className={css.section}>
      <h2>{messages.checkout.address}</h2>
      <div className={css.two}>
        <TextInput
          className={css.all}
          label={messages.checkout.street}
          autoComplete="address-line1"
          maxLength={120}
          {...bind('street')}
        />
        <div className={css.three}>
          <TextInput label={messages.checkout.stairway} optional={optional} maxLength={20} {...bind('stairway')} />
          <TextInput label={messages.checkout.floor} optional={optional} maxLength={20} {...bind('floor')} />
          <TextInput label={messages.checkout.door} optional={optional} maxLength={20} {...bind('door')} />
        </div>
        <div className={css.city}>
          <TextInput
            label={messages.checkout.zipCode}
            autoComplete="postal-code"
            inputMode="numeric"
            maxLength={12}
            {...bind('zipCode')}
          />
          <TextInput label={messages.checkout.city} autoComplete="address-level2" maxLength={120} {...bind('city')} />
        </div>
        <Select
          className={css.all}
          label={messages.checkout.country}
          autoComplete="country"
          choices={countries}
          {...bind('country')}
        />
      </div>
    </section>
  );
}
