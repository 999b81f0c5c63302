import type { Branch } from '@theke/contracts/catalog/branch';
import { keepPhoneCharacters, normalizePhone, phoneHint } from '@theke/rules/phone';
import { requiredFields } from '@theke/rules/required-fields';
import { TextInput } from '@theke/ui/text-input';
import type { OrderForm } from '../cart/cart.ts';
import { messages } from '../messages.de.ts';
import * as css from './checkout-page.module.css';

export type FieldsProps = {
  branch: Branch;
  form: OrderForm;
  /** The sentence for a field that is wrong. */
  errorOf: (field: string) => string | undefined;
  onChange: (fields: Partial<OrderForm>) => void;
};

/** Who picks the order up. */
export function ContactFields({ branch, form, errorOf, onChange }: FieldsProps) {
  const required = requiredFields(branch, 'takeaway');
  const optional = (field: 'email' | 'phone') => (required.includes(field) ? undefined : messages.checkout.optional);
  const bind = (field: keyof OrderForm) => ({
    id: field,
    name: field,
    value: form[field],
    error: errorOf(field),
    onChange: (event: { target: { value: string } }) => onChange({ [field]: event.target.value }),
  });
  return (
    <section className={css.section}>
      <h2>{messages.checkout.contact}</h2>
      <div className={css.two}>
        <TextInput
          label={messages.checkout.firstName}
          autoComplete="given-name"
          maxLength={80}
          {...bind('firstName')}
        />
        <TextInput label={messages.checkout.lastName} autoComplete="family-name" maxLength={80} {...bind('lastName')} />
        <TextInput
          className={css.all}
          label={messages.checkout.email}
          type="email"
          autoComplete="email"
          maxLength={200}
          optional={optional('email')}
          {...bind('email')}
        />
        <TextInput
          className={css.all}
          label={messages.checkout.phone}
          type="tel"
          autoComplete="tel"
          maxLength={40}
          optional={optional('phone')}
          hint={phoneHint(form.phone)}
          {...bind('phone')}
          onChange={(event) => onChange({ phone: keepPhoneCharacters(event.target.value) })}
          onBlur={() => onChange({ phone: normalizePhone(form.phone) })}
        />
      </div>
    </section>
  );
}
