/** Texts of the AI settings page. */
export const aiSettingsMessages = {
  failed: 'Die Einstellungen der KI konnten nicht geladen werden.',
  saveFailed: 'Die Einstellungen der KI konnten nicht gespeichert werden.',
  saved: 'Die Einstellungen der KI sind gespeichert.',
  sections: {
    provider: 'Anbieter',
    models: 'Modelle und Preise',
    limits: 'Grenzen',
    style: 'Ton und Kennzeichnung',
  },
  cannotStore:
    'Ein API-Schlüssel lässt sich noch nicht speichern: Der Plattform fehlt der Schlüssel, mit dem sie Zugangsdaten verschlüsselt. Bitte wenden Sie sich an den Betreiber der Plattform.',
  unreadable:
    'Der gespeicherte API-Schlüssel lässt sich nicht mehr entschlüsseln. Bis Sie ihn neu eingeben, gibt es keine Vorschläge.',
  key: {
    stored: (lastFour: string, since: string) => `Gespeichert seit ${since}, endet auf ${lastFour}.`,
    missing: 'Noch keiner gespeichert. Modelle im eigenen Netz brauchen meist keinen.',
    remove: 'Gespeicherten Schlüssel löschen',
    isRemoved: 'Der gespeicherte Schlüssel wird beim Speichern gelöscht.',
    keepAfterAll: 'Doch behalten',
  },
  check: {
    heading: 'Verbindung',
    run: 'Verbindung prüfen',
    isRunning: 'Wird geprüft …',
    hint: 'Fragt den Anbieter nach seinen Modellen. Das kostet nichts.',
    saveFirst: 'Geprüft werden die gespeicherten Angaben. Bitte speichern Sie Ihre Änderungen zuerst.',
    models: (count: number) =>
      count === 1
        ? 'Ein Modell steht zur Wahl. Sie finden es bei den Feldern für die Modelle.'
        : `${count} Modelle stehen zur Wahl. Sie finden sie bei den Feldern für die Modelle.`,
  },
  month: {
    heading: 'Dieser Monat',
    reserved: (amount: string) => `Davon ${amount} für Aufträge, die gerade laufen.`,
    jobs: 'Alle KI-Aufträge ansehen',
  },
  sent: {
    heading: 'Was gesendet wird',
    always: [
      'der Text der Seite oder des Felds, für das Sie einen Vorschlag wünschen, und Ihr Auftrag',
      'bei Produkten und Filialen deren Name und Angaben aus dem Katalog',
      'bei Bildbeschreibungen das Bild, verkleinert auf höchstens 1.024 Pixel',
      'bei Antworten auf Bewertungen nur die Zahl der Sterne',
    ],
    neverHeading: 'Was nie gesendet wird',
    never: [
      'Bestellungen, Namen und Adressen von Gästen',
      'was Gäste geschrieben haben, auch nicht in Bewertungen',
      'Angaben über Ihr Team, Arbeitszeiten und Zahlungen',
      'E‑Mail-Adressen und Telefonnummern: Sie werden vorher durch Platzhalter ersetzt',
    ],
    proposals:
      'Vorschläge ändern nichts von selbst. Preise, Allergene und Öffnungszeiten kommen immer aus Ihren Daten.',
  },
} as const;
