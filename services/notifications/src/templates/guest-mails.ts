import type { MailContent } from './mail-content.ts';
import type { TemplateShop } from './template-shop.ts';
import { timeText } from './time-text.ts';

/** To a guest who requested a code for an account (ACCT-02). The code is in no subject: lock screens show those. */
export const accountCodeMail = ({ name }: TemplateShop, code: string): MailContent => ({
  subject: `Ihr Code für ${name}`,
  headline: `Ihr Code: ${code.slice(0, 3)} ${code.slice(3)}`,
  paragraphs: [
    `Damit melden Sie sich bei ${name} an. Der Code gilt zehn Minuten und nur einmal.`,
    'Geben Sie ihn niemandem weiter, auch nicht am Telefon.',
    'Sie haben keinen angefordert? Dann brauchen Sie nichts zu tun: Ohne diesen Code kommt niemand in Ihr Konto.',
  ],
  facts: [],
  order: undefined,
  link: undefined,
});

type GivenReward = { code: string; stamps: number; validUntil: string | null };

/** To a guest whose stamp card is full (LOYAL-04). */
export const rewardMail = (
  { name, origin, zone }: TemplateShop,
  { code, stamps, validUntil }: GivenReward,
): MailContent => ({
  subject: `Ihre Stempelkarte bei ${name} ist voll`,
  headline: 'Ihre Stempelkarte ist voll',
  paragraphs: [
    `${stamps} Stempel, eine Belohnung: Danke für Ihre Treue.`,
    'Geben Sie den Gutscheincode bei Ihrer nächsten Bestellung ein. Er gilt einmal.',
  ],
  facts: [
    { label: 'Gutscheincode', value: code },
    ...(validUntil ? [{ label: 'Gültig bis', value: timeText(validUntil, zone) }] : []),
  ],
  order: undefined,
  link: origin === null ? undefined : { label: 'Jetzt bestellen', url: origin },
  more: origin === null ? undefined : { label: 'Zum Kundenkonto', url: `${origin}/site/konto` },
});

/** To the owner of an address that somebody has entered for the newsletter (NEWS-01): contains no advertising. */
export const newsletterMail = ({ name }: TemplateShop, { text, url }: { text: string; url: string }): MailContent => ({
  subject: `Newsletter von ${name}: bitte bestätigen`,
  headline: 'Bitte bestätigen Sie Ihre Adresse',
  paragraphs: [
    `Jemand hat diese Adresse für den Newsletter von ${name} angegeben. Erst wenn Sie zustimmen, wird sie verwendet.`,
    'Sie waren das nicht? Dann brauchen Sie nichts zu tun: Ohne Ihre Bestätigung bekommen Sie keinen Newsletter.',
  ],
  quote: { from: 'Ihre Einwilligung', text },
  facts: [],
  order: undefined,
  link: { label: 'Newsletter bestätigen', url },
});
