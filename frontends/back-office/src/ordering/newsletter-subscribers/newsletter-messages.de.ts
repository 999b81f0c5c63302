export const newsletterMessages = {
  email: 'E‑Mail',
  requested: 'Eingewilligt',
  source: 'Herkunft',
  changed: 'Bestätigt oder abgemeldet',
  empty: 'Noch keine Newsletter-Adressen.',
  emptyText:
    'Hier stehen Gäste, die Ihrem Newsletter zugestimmt haben. Theke verschickt selbst keinen Newsletter: Die bestätigten Adressen laden Sie als Datei für Ihr Versandprogramm herunter.',
  emptyFiltered: 'Keine Adresse passt zu dieser Auswahl.',
  export: 'Bestätigte Adressen',
  exportFailed: 'Die Adressen konnten nicht geladen werden.',
  exported: (count: number) => (count === 1 ? '1 Adresse exportiert.' : `${count} Adressen exportiert.`),
  fileName: (day: string) => `Newsletter ${day}.csv`,
  columns: ['E-Mail', 'Bestätigt am', 'Herkunft', 'Einwilligung', 'Abmeldelink', 'List-Unsubscribe'],
} as const;
