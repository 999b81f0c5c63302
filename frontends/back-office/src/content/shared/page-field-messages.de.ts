/** Labels of a page's attributes. */
export const pageFieldMessages = {
  name: 'Name',
  path: 'Pfad',
  title: 'Titel im Browser',
  keywords: 'Suchwörter',
  description: 'Beschreibung',
  type: 'Seitentyp',
} as const;
