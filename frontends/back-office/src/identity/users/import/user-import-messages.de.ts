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
      ? 'Beim Import wird eine Einladung per E‑Mail gesendet.'
      : `Beim Import werden ${number.format(count)} Einladungen per E‑Mail gesendet.`,
  noInvitation: 'Es wird keine Einladung gesendet, denn die Datei enthält keine neuen Benutzer.',
  invited: (count: number) => (count === 1 ? '1 Einladung gesendet' : `${number.format(count)} Einladungen gesendet`),
  invitedBefore: (count: number) =>
    count === 1
      ? 'Die Einladung wurde schon gesendet; der Link eines entfernten Benutzers gilt nicht mehr.'
      : `${number.format(count)} Einladungen wurden schon gesendet; die Links entfernter Benutzer gelten nicht mehr.`,
} as const;

/** @param branch name of a branch of the business */
export const userTemplateRows = (branch: string) => [
  ['Karin', 'Berger', 'karin.berger@example.com', 'Leitung', branch],
  ['Paul', 'Huber', 'paul.huber@example.com', 'Team', branch],
];
