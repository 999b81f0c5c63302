import type { Account } from '@theke/contracts/ordering/account';
import { Button } from '@theke/ui/button';
import { Notice } from '@theke/ui/notice';
import { TextInput } from '@theke/ui/text-input';
import { useToast } from '@theke/ui/toast';
import { type FormEvent, useState } from 'react';
import * as css from './account.module.css';
import { accountMessages } from './account-messages.de.ts';
import { useSaveAccount } from './use-save-account.ts';

const { contact: texts, ...general } = accountMessages;

/** Name and phone number for the checkout. */
export function ContactForm({ account }: { account: Account }) {
  const [form, setForm] = useState({
    firstName: account.firstName,
    lastName: account.lastName,
    phone: account.phone,
  });
  const toast = useToast();
  const saving = useSaveAccount(account, () => toast({ text: texts.saved }));
  const { faults } = saving;
  const bind = (field: keyof typeof form) => ({
    id: `account-${field}`,
    value: form[field],
    optional: general.optional,
    error: faults.find((fault) => fault.field === field)?.message,
    onChange: (event: { target: { value: string } }) => setForm({ ...form, [field]: event.target.value }),
  });
  const other = faults.find(({ field }) => !field || !(field in form));
  return (
    <section className={css.part} aria-labelledby="contact-title">
      <h2 id="contact-title">{texts.title}</h2>
      <p>{texts.note}</p>
      <form
        className={css.form}
        noValidate
        onSubmit={(event: FormEvent) => {
          event.preventDefault();
          saving.send(form);
        }}
      >
        <div className={css.two}>
          <TextInput label={texts.firstName} autoComplete="given-name" maxLength={80} {...bind('firstName')} />
          <TextInput label={texts.lastName} autoComplete="family-name" maxLength={80} {...bind('lastName')} />
        </div>
        <TextInput label={texts.phone} type="tel" autoComplete="tel" maxLength={40} {...bind('phone')} />
        {other && (
          <Notice kind="late" role="alert">
            {other.message}
          </Notice>
        )}
        <div>
          <Button type="submit" kind="second" busyLabel={saving.isPending && general.working}>
            {texts.save}
          </Button>
        </div>
      </form>
    </section>
  );
}
