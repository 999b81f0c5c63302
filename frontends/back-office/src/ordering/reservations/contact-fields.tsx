import { TextArea } from '@theke/ui/text-area';
import { TextInput } from '@theke/ui/text-input';
import * as css from './reservation-dialog.module.css';
import { reservationMessages } from './reservation-messages.de.ts';

const texts = reservationMessages.form;

type Contact = { name: string; phone: string; email: string; note: string; staffNote: string };

type Props = {
  typed: Contact;
  faults: Readonly<Record<string, string>>;
  /** Guests at the door leave no address. */
  isShort: boolean;
  onChange: (changes: Partial<Contact>) => void;
};

/** Name, phone, e-mail, wish and note of a reservation. */
export function ReservationContactFields({ typed, faults, isShort, onChange }: Props) {
  const bound = (field: keyof Contact) => ({
    value: typed[field],
    error: faults[field],
    optional: texts.optional,
    onChange: ({ target }: { target: { value: string } }) => onChange({ [field]: target.value }),
  });
  return (
    <>
      <TextInput label={texts.name} maxLength={120} {...bound('name')} />
      {!isShort && (
        <>
          <div className={css.pair}>
            <TextInput label={texts.phone} type="tel" maxLength={40} {...bound('phone')} />
            <TextInput label={texts.email} type="email" maxLength={200} hint={texts.emailHint} {...bound('email')} />
          </div>
          <TextArea label={texts.wish} rows={2} maxLength={500} {...bound('note')} />
        </>
      )}
      <TextArea label={texts.note} rows={2} maxLength={1_000} {...bound('staffNote')} />
    </>
  );
}
