import { z } from 'zod';
import { action, collection, deleteEndpoint, listEndpoint, readEndpoint } from '../collection.ts';
import { field } from '../field.ts';
import { optionalReference } from '../reference.ts';
import { id, instant } from '../wire.ts';

const formMessage = z.object({
  id,
  /** Null if the form was deleted. */
  form: optionalReference('forms', 'Formular'),
  /** Title of the form when the message was sent. */
  title: field(z.string(), 'Formular'),
  /** Reply address, if the form asks for one. */
  replyTo: field(z.string().nullable(), 'Antwort an', { personal: true }),
  /** Answers with the labels of the form when the message was sent. */
  fields: field(z.array(z.object({ label: z.string(), value: z.string() })), 'Angaben', { personal: true }),
  isRead: field(z.boolean(), 'Gelesen'),
  createdAt: field(instant, 'Eingegangen'),
});
export type FormMessage = z.output<typeof formMessage>;

/** What visitors sent by forms, until its retention period ends (`keepDays` of the form). */
export const formMessages = collection({
  service: 'content',
  name: 'form-messages',
  one: 'form-message',
  label: { one: 'Formularnachricht', many: 'Formularnachrichten' },
  item: formMessage,
  read: 'form-messages.read',
  write: 'form-messages.write',
  filters: ['form', 'isRead'],
  range: ['createdAt'],
  sorts: ['createdAt'],
});

export const listFormMessages = listEndpoint(formMessages);
export const readFormMessage = readEndpoint(formMessages, formMessage);

export const markFormMessage = action(formMessages, 'mark', {
  name: 'markFormMessage',
  summary: 'Formularnachricht als gelesen oder ungelesen kennzeichnen',
  body: z.strictObject({ isRead: field(z.boolean(), 'Gelesen') }),
  reply: formMessage,
  example: { isRead: true },
});

export const deleteFormMessage = deleteEndpoint(formMessages);
