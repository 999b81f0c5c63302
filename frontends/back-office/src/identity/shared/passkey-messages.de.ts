export const passkeyMessages = {
  title: 'Passkeys',
  text: 'Mit einem Passkey melden Sie sich ohne Passwort an: mit Fingerabdruck, Gesicht oder PIN Ihres Geräts. Er lässt sich nicht erraten und nicht auf eine gefälschte Seite locken.',
  notHere:
    'In diesem Browser oder unter dieser Adresse lassen sich Passkeys nicht verwenden. Sie brauchen https und einen Namen statt einer IP-Adresse.',
  loadFailed: 'Die Passkeys konnten nicht geladen werden.',
  none: 'Noch kein Passkey.',
  add: 'Passkey hinzufügen',
  created: (at: string) => `hinzugefügt ${at}`,
  used: (at: string) => `Zuletzt benutzt: ${at}`,
  neverUsed: 'Noch nicht benutzt',
  onHost: (host: string) => `gilt auf ${host}`,
  remove: 'Löschen',
  removeNamed: (name: string) => `${name} löschen`,
  removeTitle: (name: string) => `„${name}“ löschen?`,
  removeText:
    'Mit diesem Passkey kann sich danach niemand mehr anmelden. Entfernen Sie ihn auch in den Einstellungen Ihres Geräts.',
  removed: (name: string) => `„${name}“ ist gelöscht.`,

  adding: {
    name: 'Name',
    nameHint: 'Damit Sie ihn wiedererkennen, zum Beispiel „Mein Handy“.',
    password: 'Passwort',
    submit: 'Weiter',
    done: (name: string) => `„${name}“ ist hinzugefügt. Ab jetzt können Sie sich damit anmelden.`,
  },

  login: 'Passkey verwenden',
  canceled: 'Das hat nicht geklappt oder wurde abgebrochen. Bitte versuchen Sie es noch einmal.',
  exists: 'Auf diesem Gerät haben Sie schon einen Passkey für dieses Konto.',
} as const;
