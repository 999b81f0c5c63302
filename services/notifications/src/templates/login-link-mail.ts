import { invitationDays } from '@theke/contracts/identity/session';
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

/** To a new member of staff (SESSION-16). */
export const invitationMail = (
  { name }: TemplateShop,
  { email, url }: { email: string; url: string },
): MailContent => ({
  subject: `Einladung ins Backoffice von ${name}`,
  headline: 'Ihr Zugang ist bereit',
  paragraphs: [
    `${name} hat für Sie einen Zugang zum Backoffice angelegt. Melden Sie sich mit dem Link an und wählen Sie Ihr Passwort. Ihr Benutzername ist ${email}.`,
    `Der Link gilt ${invitationDays} Tage und nur einmal. Danach fordern Sie auf der Anmeldeseite mit Ihrer E‑Mail einen neuen an.`,
  ],
  facts: [],
  order: undefined,
  link: { label: 'Jetzt anmelden', url },
});
