import type { MailContent } from './mail-content.ts';
import type { TemplateShop } from './template-shop.ts';
import { timeText } from './time-text.ts';

/** To a member of staff whose account was opened on a device for the first time (SESSION-13). */
export const newDeviceMail = (
  { name, zone }: TemplateShop,
  { device, at, url }: { device: string | null; at: string; url: string },
): MailContent => ({
  subject: `Neue Anmeldung bei ${name}`,
  headline: 'Neue Anmeldung',
  paragraphs: [
    `Mit Ihrem Konto hat sich jemand auf einem Gerät angemeldet, das wir noch nicht kennen: ${device ?? 'unbekanntes Gerät'}, ${timeText(at, zone)}.`,
    'Das waren Sie? Dann brauchen Sie nichts zu tun.',
    'Das waren nicht Sie? Melden Sie das Gerät in Ihrem Konto ab und ändern Sie Ihr Passwort.',
  ],
  facts: [],
  order: undefined,
  link: { label: 'Angemeldete Geräte ansehen', url },
});

/** To a member of staff whose second login step was turned on or off (SESSION-14). */
export const twoFactorMail = ({ name }: TemplateShop, { isOn, url }: { isOn: boolean; url: string }): MailContent => ({
  subject: `Anmeldung in zwei Schritten ${isOn ? 'eingeschaltet' : 'ausgeschaltet'}`,
  headline: `Anmeldung in zwei Schritten ${isOn ? 'eingeschaltet' : 'ausgeschaltet'}`,
  paragraphs: [
    isOn
      ? `Für Ihr Konto bei ${name} braucht es ab jetzt zusätzlich einen Code aus Ihrer Authenticator-App.`
      : `Für Ihr Konto bei ${name} genügt ab jetzt wieder das Passwort.`,
    'Das waren nicht Sie und auch nicht Ihre Administration? Ändern Sie Ihr Passwort und melden Sie sich überall ab.',
  ],
  facts: [],
  order: undefined,
  link: { label: 'Mein Konto öffnen', url },
});

/** To a member of staff whose account got a passkey or lost one (SESSION-15). */
export const passkeyMail = (
  { name: business }: TemplateShop,
  { name, isAdded, url }: { name: string; isAdded: boolean; url: string },
): MailContent => ({
  subject: `Passkey ${isAdded ? 'hinzugefügt' : 'gelöscht'}`,
  headline: `Passkey ${isAdded ? 'hinzugefügt' : 'gelöscht'}`,
  paragraphs: [
    isAdded
      ? `Mit dem Passkey „${name}“ kommt man ab jetzt ohne Passwort in Ihr Konto bei ${business}.`
      : `Mit dem Passkey „${name}“ kommt niemand mehr in Ihr Konto bei ${business}.`,
    'Das waren nicht Sie? Löschen Sie fremde Passkeys, ändern Sie Ihr Passwort und melden Sie sich überall ab.',
  ],
  facts: [],
  order: undefined,
  link: { label: 'Mein Konto öffnen', url },
});

/** To a member of staff whose account got an API token or lost one (ACCESS-16). */
export const tokenMail = (
  { name: business }: TemplateShop,
  { name, isAdded, url }: { name: string; isAdded: boolean; url: string },
): MailContent => ({
  subject: `API-Token ${isAdded ? 'erstellt' : 'gelöscht'}`,
  headline: `API-Token ${isAdded ? 'erstellt' : 'gelöscht'}`,
  paragraphs: [
    isAdded
      ? `Mit dem API-Token „${name}“ greift ab jetzt ein Programm in Ihrem Namen auf ${business} zu.`
      : `Mit dem API-Token „${name}“ hat kein Programm mehr Zugriff auf ${business}.`,
    'Das waren nicht Sie? Löschen Sie fremde Tokens, ändern Sie Ihr Passwort und melden Sie sich überall ab.',
  ],
  facts: [],
  order: undefined,
  link: { label: 'Mein Konto öffnen', url },
});
