export const loginLinkMessages = {
  title: 'Jetzt anmelden',
  lead: (shop: string) =>
    `Mit diesem Link melden Sie sich ohne Passwort im Backoffice von ${shop} an. Er gilt zehn Minuten und nur einmal.`,
  submit: 'Jetzt anmelden',
  setPassword: 'Anmelden und neues Passwort setzen',
  sentTitle: 'Der Link ist unterwegs',
  sentBefore: 'Wir haben ihn an ',
  sentAfter: ' geschickt, falls es dort ein Konto gibt.',
  sentOpen: (shop: string) => `Öffnen Sie die E‑Mail „Ihr Anmeldelink für ${shop}“.`,
  sentPress: 'Tippen Sie auf „Jetzt anmelden“. Der Link gilt 10 Minuten und nur einmal.',
  sentForgotten: 'Dort können Sie auch ein neues Passwort setzen.',
  again: 'Noch einmal senden',
  againIn: (seconds: number) =>
    `Noch einmal senden in ${Math.floor(seconds / 60)}:${String(seconds % 60).padStart(2, '0')}`,
  withPassword: 'Mit Passwort anmelden',
  heading: 'Anmeldelink',
  text: 'Mit diesem Link meldet sich die Person einmal ohne Passwort an. Er gilt zehn Minuten.',
  label: 'Nur hier zu sehen: bitte gleich weitergeben',
  validUntil: (time: string) => `Gültig bis ${time}, für eine einzige Anmeldung.`,
  create: 'Anmeldelink erstellen',
  createAnother: 'Neuen Link erstellen',
} as const;
