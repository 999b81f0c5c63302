import { keepPhoneCharacters, normalizePhone, phoneHint } from '@theke/rules/checkout/phone';
import { isAddressRequired, requiredFields } from '@theke/rules/checkout/required-fields';
import { TextInput } from '@theke/ui/text-input';
import { checkoutMessages } from './checkout-messages.de.ts';
import * as css from './checkout-page.module.css';
import { CompanyBox, CompanyLines } from './company-fields.tsx';
import { bound, type FormProps } from './form-props.ts';

/** Contact fields of the guest, with company name and VAT number if the form has no address. */
export function ContactFields(props: FormProps) {
  const { branch, orderType, form, hasSms, onChange } = props;
  const required = requiredFields(branch, orderType);
  const optional = (field: 'email' | 'phone') => (required.includes(field) ? undefined : checkoutMessages.optional);
  return (
    <section className={css.section}>
      <h2>{checkoutMessages.contact}</h2>
      <div className={css.two}>
        <TextInput
          label={checkoutMessages.firstName}
          autoComplete="given-name"
          maxLength={80}
          {...bound(props, 'firstName')}
        />
        <TextInput
          label={checkoutMessages.lastName}
          autoComplete="family-name"
          maxLength={80}
          {...bound(props, 'lastName')}
        />
        <TextInput
          className={css.all}
          label={checkoutMessages.email}
          type="email"
          autoComplete="email"
          maxLength={200}
          optional={optional('email')}
          {...bound(props, 'email')}
        />
        <TextInput
          className={css.all}
          label={checkoutMessages.phone}
          type="tel"
          autoComplete="tel"
          maxLength={40}
          optional={optional('phone')}
          hint={[phoneHint(form.phone), hasSms && checkoutMessages.smsHint].filter(Boolean).join(' ') || undefined}
          {...bound(props, 'phone')}
          onChange={(event) => onChange({ phone: keepPhoneCharacters(event.target.value) })}
          onBlur={() => onChange({ phone: normalizePhone(form.phone) })}
        />
        {!isAddressRequired(branch, orderType) && (
          <>
            <div className={css.all}>
              <CompanyBox {...props} />
            </div>
            <CompanyLines {...props} />
          </>
        )}
      </div>
    </section>
  );
}
