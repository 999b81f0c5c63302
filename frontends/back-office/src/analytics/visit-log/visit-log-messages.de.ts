export const visitLogMessages = {
  empty: 'Noch kein Besuch aufgezeichnet.',
  emptyFiltered: 'Kein Eintrag passt zu dieser Auswahl.',
  loadFailed: 'Das Besuchsprotokoll konnte nicht geladen werden.',
} as const;
