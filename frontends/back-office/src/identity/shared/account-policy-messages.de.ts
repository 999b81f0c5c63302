export const accountPolicyMessages = {
  title: 'Regeln für die Anmeldung',
  text: 'Administratoren sehen und ändern alles. Ein Passwort allein lässt sich mit einer gefälschten Seite stehlen.',
  required: 'Zweiten Schritt für Administratoren verlangen',
  requiredText:
    'Bei der nächsten Anmeldung mit Passwort oder Anmeldelink richtet jede Administratorin und jeder Administrator die Authenticator-App oder einen Passkey ein. Bis dahin ist nur das eigene Konto offen. Wer gerade angemeldet ist, arbeitet weiter.',
  save: 'Speichern',
  saved: 'Die Regeln für die Anmeldung sind gespeichert.',
  failed: 'Die Regeln für die Anmeldung konnten nicht geladen werden.',
  notAvailable: 'Auf dieser Plattform ist die Anmeldung in zwei Schritten nicht eingerichtet.',
  page: {
    title: 'Zweiten Schritt einrichten',
    lead: (shop: string) =>
      `${shop} verlangt für Administratoren mehr als ein Passwort. Richten Sie eine der beiden Möglichkeiten ein und melden Sie sich damit neu an.`,
    again: 'Neu anmelden',
    againText: 'Ist alles eingerichtet, oder haben Sie schon einen Passkey? Dann melden Sie sich neu an.',
  },
} as const;
