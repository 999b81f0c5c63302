import { type FormElement, forms, formTested, testForm } from '@theke/contracts/content/form';
import { route } from '@theke/kit/http/route';
import { conflict, invalid, unknown } from '@theke/kit/problem';
import type { Content } from '../content.ts';
import { copied } from '../copies.ts';
import { stores } from '../stores.ts';
import { submissionStore } from './submission-store.ts';

const samples = {
  form_text: 'Beispieltext',
  form_textarea: 'Beispieltext in mehreren Zeilen',
  form_email: 'name@example.org',
  form_select: '',
} as const;

const sampleOf = ({ type, default: preset, values }: FormElement): string => preset || values[0] || samples[type];

/** Sends a sample of a form to the caller. @throws Problem 404; 409 if the caller's address is not known here */
export const testFormRoute = ({ db, now, newId }: Content) =>
  route(testForm, ({ tenant, params, identity }) =>
    db.withTenant(tenant, async (unit) => {
      const form = await stores.forms.find(unit, params.id);
      if (!form) throw unknown(forms.label.one);
      const user = identity.user && (await copied.stores.users.find(unit, identity.user.id));
      if (!user)
        throw conflict(
          'ADDRESS_UNKNOWN',
          'Ihre E‑Mail-Adresse ist hier noch nicht angekommen. Bitte versuchen Sie es in einer Minute noch einmal.',
        );
      const fields = form.rows.flatMap(({ type, elements }) =>
        type === 'form_row' ? elements.map((element) => ({ label: element.label, value: sampleOf(element) })) : [],
      );
      if (fields.length === 0) throw invalid('REQUIRED', 'Das Formular hat noch keine Felder.', 'rows');
      // Stored like a visitor's, so that staff see the whole way of a message.
      const doc = { name: `${form.title} (Test)`, form: form.id, replyTo: null, fields, isRead: false };
      const { id, version } = await submissionStore.insert(unit, newId(), doc, now());
      unit.publish(formTested(id, version, { form: form.id, title: form.title, recipient: user.email, fields }));
      return { recipient: user.email };
    }),
  );
