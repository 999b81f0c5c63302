const number = new Intl.NumberFormat('de-AT');

export const userImportMessages = {
  title: 'Benutzer importieren',
  count: (count: number) => (count === 1 ? '1 Benutzer' : `${number.format(count)} Benutzer`),
  columnsLead: 'Ein Benutzer mit derselben E‑Mail wird geändert. Passwörter werden nicht importiert.',
  doneHint: 'Neue Benutzer melden sich mit ihrer E‑Mail über einen Anmeldelink an und wählen dann ihr Passwort.',
  toList: 'Zu den Benutzern',
  nothing: 'Alle Benutzer sind schon so gespeichert.',
  templateFile: 'benutzer-vorlage.csv',
  invite: 'Neuen Benutzern eine Einladung per E‑Mail senden',
  willInvite: (count: number) =>
    count === 1
      ? 'Beim Import geht eine Einladung per E‑Mail hinaus.'
      : `Beim Import gehen ${number.format(count)} Einladungen per E‑Mail hinaus.`,
  noInvitation: 'Es geht keine Einladung hinaus, denn die Datei enthält keine neuen Benutzer.',
  invited: (count: number) => (count === 1 ? '1 Einladung gesendet' : `${number.format(count)} Einladungen gesendet`),
  invitedBefore: (count: number) =>
    count === 1
      ? 'Die Einladung ist schon gesendet; der Link eines entfernten Benutzers gilt nicht mehr.'
      : `${number.format(count)} Einladungen sind schon gesendet; die Links entfernter Benutzer gelten nicht mehr.`,
} as const;

/** @param branch name of a branch of the business */
export const userTemplateRows = (branch: string) => [
  ['Karin', 'Berger', 'karin.berger@example.com', 'Leitung', branch],
  ['Paul', 'Huber', 'paul.huber@example.com', 'Team', branch],
];
