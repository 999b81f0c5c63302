import type { MailContent } from './mail-content.ts';
import type { TemplateShop } from './template-shop.ts';

/** To a member of staff who requested a login link. */
export const loginLinkMail = ({ name }: TemplateShop, url: string): MailContent => ({
  subject: `Ihr Anmeldelink für ${name}`,
  headline: 'Ihr Anmeldelink',
  paragraphs: [
    `Damit melden Sie sich im Backoffice von ${name} an oder setzen Ihr Passwort neu. Der Link gilt zehn Minuten und nur einmal.`,
    'Sie haben keinen angefordert? Dann brauchen Sie nichts zu tun: Ohne diese Nachricht kommt niemand hinein.',
  ],
  facts: [],
  order: undefined,
  link: { label: 'Jetzt anmelden', url },
});
