export const logMessages = {
  today: 'Heute',
  week: '7 Tage',
  earlierVersion: (event: string) => `${event} (frühere Fassung)`,
  subjectHint: 'Kennung',
  onlySubject: 'Nur was das betrifft',
  actors: { guest: 'Gast', system: 'System', key: 'API-Schlüssel', formerUser: 'Gelöschter Benutzer' },
  empty: 'Noch kein Ereignis.',
  emptyFiltered: 'Kein Ereignis passt zu dieser Auswahl.',
  loadFailed: 'Logs konnten nicht geladen werden.',
  details: 'Einzelheiten',
} as const;
