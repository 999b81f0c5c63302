import { TextArea } from '@theke/ui/text-area';
import { TextInput } from '@theke/ui/text-input';
import { useId } from 'react';
import * as css from './reservation.module.css';
import { reservationMessages as texts } from './reservation-messages.de.ts';

export type Contact = { name: string; phone: string; email: string; note: string };

type Props = {
  contact: Contact;
  /** Error sentences by field. */
  faults: Readonly<Record<string, string>>;
  onChange: (contact: Contact) => void;
};

/** Name, phone, e-mail and wish of the guest. */
export function ContactFields({ contact, faults, onChange }: Props) {
  const id = useId();
  const bound = (field: keyof Contact) => ({
    name: field,
    value: contact[field],
    error: faults[field],
    onChange: (event: { target: { value: string } }) => onChange({ ...contact, [field]: event.target.value }),
  });
  return (
    <section className={css.section} aria-labelledby={`${id}-contact`}>
      <h2 id={`${id}-contact`}>{texts.contact}</h2>
      <div className={css.fields}>
        <TextInput label={texts.name} autoComplete="name" maxLength={120} {...bound('name')} />
        <TextInput
          label={texts.email}
          type="email"
          autoComplete="email"
          maxLength={200}
          hint={texts.emailHint}
          {...bound('email')}
        />
        <TextInput label={texts.phone} type="tel" autoComplete="tel" maxLength={40} {...bound('phone')} />
        <TextArea
          label={texts.note}
          optional={texts.optional}
          rows={2}
          maxLength={500}
          hint={texts.noteHint}
          {...bound('note')}
        />
      </div>
    </section>
  );
}
