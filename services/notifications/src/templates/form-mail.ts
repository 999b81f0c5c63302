import type { MailContent } from './mail-content.ts';
import type { TemplateShop } from './template-shop.ts';

type Submission = {
  title: string;
  replyTo: string | null;
  fields: readonly { label: string; value: string }[];
};

const isLong = ({ value }: { value: string }): boolean => value.includes('\n') || value.length > 120;

/** To the recipient of a form: the visitor's entries with the labels of the form. */
export function formMail({ name }: TemplateShop, { title, replyTo, fields }: Submission): MailContent {
  const [message, ...otherLong] = fields.filter(isLong);
  return {
    subject: `Neue Anfrage über „${title}“`,
    headline: 'Neue Anfrage',
    paragraphs: [
      `Über das Formular „${title}“ auf der Website von ${name} ist eine Anfrage eingegangen.`,
      replyTo ? `Antworten Sie bitte an ${replyTo}.` : 'Eine E‑Mail-Adresse für die Antwort wurde nicht angegeben.',
      ...otherLong.map(({ label, value }) => `${label}: ${value}`),
    ],
    quote: message && { from: message.label, text: message.value },
    facts: fields.filter((field) => !isLong(field)),
    order: undefined,
    link: undefined,
  };
}

/** To the member of staff who tested a form: what its recipient would get, marked as a test. */
export function formTestMail(shop: TemplateShop, tested: Omit<Submission, 'replyTo'>): MailContent {
  const mail = formMail(shop, { ...tested, replyTo: null });
  return {
    ...mail,
    subject: `Test: ${mail.subject}`,
    headline: 'Test eines Formulars',
    paragraphs: [
      `Das ist ein Test des Formulars „${tested.title}“ mit Beispieltexten. Niemand hat es abgesendet.`,
      ...mail.paragraphs.slice(2),
    ],
  };
}
