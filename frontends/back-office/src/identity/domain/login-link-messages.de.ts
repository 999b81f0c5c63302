export const loginLinkMessages = {
  title: 'Jetzt anmelden',
  lead: (shop: string) =>
    `Mit diesem Link melden Sie sich ohne Passwort im Backoffice von ${shop} an. Er gilt zehn Minuten und nur einmal.`,
  submit: 'Jetzt anmelden',
  withPassword: 'Mit Passwort anmelden',
  heading: 'Anmelde-Link',
  text: 'Wer den Link hat, meldet sich damit einmal ohne Passwort an. Er gilt zehn Minuten.',
  label: 'Nur hier zu sehen: bitte gleich weitergeben',
  validUntil: (time: string) => `Gültig bis ${time}, für eine einzige Anmeldung.`,
  create: 'Anmelde-Link erstellen',
  createAnother: 'Neuen Link erstellen',
} as const;
