const number = new Intl.NumberFormat('de');

/** Texts of the bar for staff. */
export const staffBarMessages = {
  bar: 'Für Ihr Team',
  pages: 'Alle Seiten',
  office: 'Ins Backend wechseln',
  logout: 'Abmelden',
  details: 'Details zu dieser Seite',
  answered: 'Antwort des Servers',
  ready: 'Fertig geladen',
  milliseconds: (ms: number) => `${number.format(ms)} Millisek.`,
} as const;
