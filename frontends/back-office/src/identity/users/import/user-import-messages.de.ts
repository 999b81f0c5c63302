const number = new Intl.NumberFormat('de-AT');

export const userImportMessages = {
  title: 'Benutzer importieren',
  count: (count: number) => (count === 1 ? '1 Benutzer' : `${number.format(count)} Benutzer`),
  columnsLead: 'Ein Benutzer mit derselben E‑Mail wird geändert. Passwörter werden nicht importiert.',
  doneHint: 'Neue Benutzer melden sich mit ihrer E‑Mail über einen Anmeldelink an und wählen dann ihr Passwort.',
  toList: 'Zu den Benutzern',
  nothing: 'Alle Benutzer sind schon so gespeichert.',
  templateFile: 'benutzer-vorlage.csv',
} as const;

/** @param branch name of a branch of the business */
export const userTemplateRows = (branch: string) => [
  ['Karin', 'Berger', 'karin.berger@example.com', 'Leitung', branch],
  ['Paul', 'Huber', 'paul.huber@example.com', 'Team', branch],
];
