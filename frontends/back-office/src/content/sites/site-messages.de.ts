export const siteMessages = {
  notListed: 'Sie steht in keiner Liste und keiner Suche. Wer den Pfad kennt, sieht sie als Entwurf.',
  fields: {
    name: 'Name',
    path: 'Pfad',
    title: 'Titel im Browser',
    keywords: 'Suchwörter',
    description: 'Beschreibung',
    type: 'Seitentyp',
  },
} as const;
