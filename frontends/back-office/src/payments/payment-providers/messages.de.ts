/** Texts of the payment providers page. */
export const messages = {
  loadFailed: 'Die Zahlungsanbieter konnten nicht geladen werden.',
  lead: 'Kartenzahlungen laufen über Stripe, PayPal-Zahlungen über PayPal. Das Geld kommt direkt auf Ihr Konto beim Anbieter.',
  testIsOn:
    'Solange kein Anbieter eingeschaltet ist, gehen Zahlungen an den Testanbieter. Dabei fließt kein Geld, und der Gast erfährt das.',
  nobody: 'Solange kein Anbieter eingeschaltet ist, kann niemand online bezahlen.',
  cannotStore:
    'Zugangsdaten lassen sich noch nicht speichern, weil der Schlüssel fehlt, mit dem sie verschlüsselt werden. Bitte wenden Sie sich an den Betreiber der Plattform.',
  unreadable:
    'Die gespeicherten Zugangsdaten lassen sich nicht mehr entschlüsseln. Bitte geben Sie alle geheimen Angaben neu ein.',

  stripeFor: 'Kreditkarten, Debitkarten, Apple Pay und Google Pay auf der Seite von Stripe.',
  paypalFor: 'Zahlungen mit einem PayPal-Konto.',
  isOn: 'Eingeschaltet',
  isOff: 'Ausgeschaltet',
  test: 'Testmodus, es fließt kein Geld',
  live: 'Echtes Geld',

  kept: (lastFour: string, since: string) =>
    lastFour ? `Gespeichert seit ${since}, endet auf ${lastFour}` : `Gespeichert seit ${since}`,
  missing: 'Noch nicht gespeichert',
  keep: 'Leer lassen, um nichts zu ändern',

  webhook: 'Adresse für Webhooks',
  stripeEvents:
    'Legen Sie bei Stripe einen Webhook auf diese Adresse an, für checkout.session.completed und checkout.session.expired.',
  paypalEvents:
    'Legen Sie bei PayPal einen Webhook auf diese Adresse an, für Checkout order approved und Payment capture completed.',

  save: (name: string) => `${name} speichern`,
  saved: (name: string) => `${name} ist gespeichert.`,
  check: 'Verbindung prüfen',
  checking: 'Wird geprüft …',
} as const;
