export const fileFieldMessages = {
  choose: 'Datei auswählen',
  chooseOther: 'Andere Datei auswählen',
  orDrop: 'oder hierher ziehen',
  dropNow: 'Loslassen, um die Datei zu übernehmen',
  remove: 'Entfernen',
  removeNamed: (name: string) => `„${name}“ entfernen`,
} as const;
