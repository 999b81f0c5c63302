import { defaultSubmit, defaultThankYou } from '@theke/rules/content/form-types';
import { z } from 'zod';
import { action } from '../collection.ts';
import { endpoint } from '../endpoint.ts';
import { defineEvent } from '../event.ts';
import { field } from '../field.ts';
import { oneLine } from '../one-line.ts';
import { defineResource } from '../resource.ts';
import { exampleId, id, instant } from '../wire.ts';

export const formElementTypes = {
  form_text: 'Textzeile',
  form_textarea: 'Textfeld',
  form_email: 'E‑Mail',
  form_select: 'Auswahl',
} as const;
export type FormElementType = keyof typeof formElementTypes;

const formElement = z
  .strictObject({
    type: field(z.enum(Object.keys(formElementTypes) as [FormElementType, ...FormElementType[]]), 'Art', {
      choices: formElementTypes,
    }).default('form_text'),
    label: field(oneLine(200).min(1), 'Bezeichnung'),
    default: field(z.string().max(2_000), 'Vorgabe').default(''),
    isRequired: field(z.boolean(), 'Pflichtfeld').default(false),
    values: field(z.array(oneLine(200).min(1)).max(100), 'Auswahlmöglichkeiten', { widget: 'lines' }).default([]),
  })
  .superRefine(({ type, values, label }, context) => {
    if (type === 'form_select' && values.length === 0)
      context.addIssue({
        code: 'custom',
        path: ['values'],
        message: `„${label}“: Bitte geben Sie mindestens eine Auswahlmöglichkeit an.`,
        params: { code: 'REQUIRED' },
      });
  });
export type FormElement = z.output<typeof formElement>;

/** A row contains a text, or fields side by side. */
const formRow = z.strictObject({
  type: field(z.enum(['text_row', 'form_row']), 'Zeile', {
    choices: { text_row: 'Text', form_row: 'Felder' },
  }).default('form_row'),
  text: field(z.string().trim().max(5_000), 'Text', { widget: 'textarea' }).default(''),
  elements: field(z.array(formElement).max(6), 'Felder').default([]),
});
export type FormRow = z.output<typeof formRow>;

/** Days until a message is deleted, if its form sets none. */
export const formMessageDays = 180;

/** A form that visitors send to the firm. Pages and visitors use its `formId`; the recipient is never published. */
export const forms = defineResource({
  service: 'content',
  name: 'forms',
  one: 'form',
  label: { one: 'Formular', many: 'Formulare' },
  read: 'content.read',
  write: 'content.write',
  draft: z.strictObject({
    title: field(oneLine(200).min(1), 'Titel'),
    recipient: field(z.email().max(200).toLowerCase(), 'Empfänger:in', { hint: 'Diese Adresse sieht nur das Team.' }),
    thankYou: field(z.string().trim().max(2_000), 'Dankestext', { widget: 'textarea' }).default(defaultThankYou),
    submit: field(oneLine(60).min(1), 'Absenden-Knopf').default(defaultSubmit),
    rows: field(z.array(formRow).min(1).max(60), 'Zeilen').prefault([
      {
        elements: [
          { label: 'Name', isRequired: true },
          { type: 'form_email', label: 'E‑Mail', isRequired: true },
        ],
      },
      { elements: [{ type: 'form_textarea', label: 'Nachricht', isRequired: true }] },
    ]),
    /** Days until a message is deleted; null: the default. */
    keepDays: field(z.int().min(1).max(3_650).nullable(), 'Nachrichten aufbewahren (Tage)', {
      hint: `Danach werden empfangene Nachrichten gelöscht. Ohne Angabe nach ${formMessageDays} Tagen.`,
    }).default(null),
    /** Rows of the last day, newest first: visitors may still have the form open as it was. */
    earlierRows: field(z.array(z.object({ rows: z.array(formRow), until: instant })).max(10), 'Frühere Zeilen', {
      widget: 'kept',
    }).default([]),
    /** SHA-256 (hex) of `title/recipient/thank_you/submit`. */
    formId: field(z.string().regex(/^[0-9a-f]{64}$/), 'Kennung des Formulars', { widget: 'kept' }).optional(),
  }),
  serverFields: ['formId', 'earlierRows'],
  unique: ['formId'],
  // A visitor who has the form open sends to its former id.
  former: ['formId'],
  labelFields: ['title'],
  filters: ['formId'],
  example: {
    title: 'Kontakt',
    recipient: 'office@talraum.example',
    rows: [{ elements: [{ label: 'Name', isRequired: true }] }],
  },
});
export type Form = z.output<typeof forms.entity>;

/** The public view of a form: without the recipient. */
export const publicForm = z.object({
  id,
  formId: z.string(),
  title: z.string(),
  thankYou: z.string(),
  submit: z.string(),
  rows: z.array(formRow),
});
export type PublicForm = z.output<typeof publicForm>;

/** Honeypot: hidden from people, so that only a bot fills it in. */
export const formTrap = 'website';
/** A form submitted faster than this was not filled in by a person. */
export const minFillingSeconds = 3;

const row = /^\d{1,2}$/;
/** Values by row and field index: `{ "0": { "1": "value" } }`. */
const sentValues = z.record(z.string().regex(row), z.record(z.string().regex(row), z.string().max(10_000)));

/** Example id of an existing form. */
export const exampleFormId = 'e3b0c44298fc1c149afbf4c8996fb92427ae41e4649b934ca495991b7852b855';

export const submitForm = endpoint({
  name: 'submitForm',
  service: 'content',
  method: 'POST',
  path: '/custom/form/:id/submit',
  summary: 'Formular absenden',
  needs: 'public',
  /** SHA-256 in hex (FORM-02); other values match no form. */
  params: z.object({ id: z.string().regex(/^[0-9a-f]{64}$/) }),
  /** `{ "0": { "1": "value" } }` (FORM-03), or the same as `data` with the additional fields of our own page. */
  body: z
    .object({
      data: field(sentValues, 'Formular').optional(),
      /** Consent to the privacy policy. Required with `data`. Senders of bare values must have asked for it before. */
      privacyPolicy: field(z.boolean(), 'Datenschutz').default(false),
      [formTrap]: z.string().max(200).default(''),
      /** Seconds since the page was opened; missing without JavaScript. */
      seconds: field(z.number().min(0).max(10_000_000), 'Dauer').optional(),
    })
    .catchall(z.unknown())
    .superRefine(({ data, privacyPolicy, [formTrap]: _, seconds, ...rest }, context) => {
      const bare = sentValues.safeParse(rest);
      const unknown = Object.keys(rest).filter((name) => data !== undefined || !row.test(name));
      if (unknown.length > 0) context.addIssue({ code: 'unrecognized_keys', keys: unknown, input: rest });
      else if (!bare.success) for (const issue of bare.error.issues) context.addIssue({ ...issue } as never);
    }),
  reply: { kind: 'data', schema: z.object({ message: z.string() }) },
  status: 200,
  limit: { count: 'forms', max: 5, perMs: 3_600_000, what: 'Anfragen', counts: 'successes', isPerPath: true },
  example: {
    params: { id: exampleFormId },
    body: { data: { '0': { '0': 'Dora Huber' } }, privacyPolicy: true, seconds: 20 },
  },
});

/** Messages as stored. Also published for mail and leads. */
export const formSubmissions = defineResource({
  service: 'content',
  name: 'form-submissions',
  one: 'form-submission',
  label: { one: 'Anfrage', many: 'Anfragen' },
  draft: z.strictObject({
    name: field(z.string(), 'Formular'),
    form: field(id, 'Formular'),
    replyTo: field(z.string().nullable(), 'Antwort an', { personal: true }).default(null),
    /** Empty for messages from before they were stored. */
    fields: field(z.array(z.object({ label: z.string(), value: z.string() })), 'Angaben', { personal: true }).default(
      [],
    ),
    isRead: field(z.boolean(), 'Gelesen').default(false),
  }),
  filters: ['form', 'isRead'],
  defaultSort: '-createdAt',
  example: { name: 'Kontakt', form: exampleId('form') },
});

/** Recipient and content of a submission: notifications mails it. */
export const formSubmitted = defineEvent({
  type: 'content.form-submitted.v1',
  summary: 'Jemand hat ein Formular abgesendet.',
  data: z.object({
    id,
    form: id,
    title: field(z.string(), 'Formular'),
    recipient: field(z.string(), 'Empfänger:in', { personal: true }),
    /** Reply address, if the form asks for one. */
    replyTo: field(z.string().nullable(), 'Antwort an', { personal: true }),
    fields: field(z.array(z.object({ label: z.string(), value: z.string() })), 'Angaben', { personal: true }),
    submittedAt: instant,
  }),
  example: {
    id: exampleId('form-submission'),
    form: exampleId('form'),
    title: 'Kontakt',
    recipient: 'office@talraum.example',
    replyTo: 'dora.huber@example.org',
    fields: [{ label: 'Name', value: 'Dora Huber' }],
    submittedAt: '2026-11-21T12:00:00.000Z',
  },
});

/** Sends a filled-in sample of the form to the caller's own address. It becomes no lead and is stored
 * as a message marked as test. */
export const testForm = action(forms, 'test', {
  name: 'testForm',
  summary: 'Formular zur Probe an die eigene Adresse senden',
  reply: z.object({ recipient: field(z.string(), 'Gesendet an', { personal: true }) }),
});

/** A sample of a form, for the member of staff who asked for it: notifications mails it. */
export const formTested = defineEvent({
  type: 'content.form-tested.v1',
  summary: 'Jemand vom Team hat ein Formular zur Probe gesendet.',
  data: z.object({
    form: id,
    title: field(z.string(), 'Formular'),
    recipient: field(z.string(), 'Empfänger:in', { personal: true }),
    fields: z.array(z.object({ label: z.string(), value: z.string() })),
  }),
  example: {
    form: exampleId('form'),
    title: 'Kontakt',
    recipient: 'dora.huber@talraum.example',
    fields: [{ label: 'Name', value: 'Beispieltext' }],
  },
});
