export const tokenMessages = {
  title: 'API-Tokens',
  text: 'Mit einem Token greift ein eigenes Programm in Ihrem Namen auf die API zu, höchstens mit den Rechten, die Sie ihm geben und selbst haben.',
  docs: 'Beschreibung der API',
  loadFailed: 'Die API-Tokens konnten nicht geladen werden.',
  add: 'Neuer Token',
  until: (day: string) => `gültig bis ${day}`,
  expired: 'abgelaufen',
  used: (at: string) => `Zuletzt benutzt: ${at}`,
  neverUsed: 'Noch nicht benutzt',
  remove: 'Löschen',
  removeNamed: (name: string) => `${name} löschen`,
  removeTitle: (name: string) => `„${name}“ löschen?`,
  removeText: 'Das Programm, das diesen Token benutzt, hat danach keinen Zugriff mehr.',
  removed: (name: string) => `„${name}“ ist gelöscht.`,

  adding: {
    name: 'Name',
    nameHint: 'Woran Sie das Programm erkennen.',
    scopes: 'Rechte',
    days: 'Gültig',
    dayChoices: { 30: '30 Tage', 90: '90 Tage', 180: '180 Tage', 365: 'ein Jahr' },
    password: 'Passwort',
    submit: 'Token erstellen',
  },

  shown: {
    title: (name: string) => `Token für „${name}“`,
    text: 'Der Token ist nur jetzt zu sehen. Bewahren Sie ihn wie ein Passwort auf.',
    label: 'API-Token',
    header: 'Kopfzeile der Anfrage',
    done: 'Fertig',
  },
} as const;
