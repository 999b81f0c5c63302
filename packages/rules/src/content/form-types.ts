import { basicTypes, collection, group, text, textarea } from './field-types.ts';
import type { Layout } from './fields.ts';

const element = {
  label: text('Beschriftung', { required: true }),
  default: text('Vorbelegt mit'),
  is_required: { ...basicTypes.boolean, label: 'Pflichtfeld' },
} satisfies Layout;

/** Elements of a row of a form (FORM-01). */
export const formElements = {
  form_text: group('Text', element),
  form_textarea: group('Mehrzeiliger Text', element),
  form_email: group('E-Mail', element),
  form_select: group('Auswahl', {
    ...element,
    values: collection('Werte', { value: group('Wert', { value: text('Wert', { required: true }) }) }),
  }),
} satisfies Layout;

export const defaultThankYou = 'Vielen Dank für Ihre Anfrage! Wir melden uns in Kürze bei Ihnen.';
export const defaultSubmit = 'Absenden';

/** A form. The recipient's address is in no public answer (FORM-02). */
export const formLayout = {
  title: text('Titel', { required: true }),
  recipient: text('Wer die Anfragen bekommt', { format: 'email', required: true }),
  thank_you: textarea('Dank nach dem Absenden', { default: defaultThankYou }),
  submit: text('Beschriftung des Knopfes', { default: defaultSubmit }),
  form_rows: collection('Zeilen', {
    text_row: group('Text', { text: textarea('Text') }),
    form_row: group('Felder', { elements: collection('Felder', formElements) }),
  }),
} satisfies Layout;
