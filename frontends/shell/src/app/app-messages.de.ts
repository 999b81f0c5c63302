export const appMessages = {
  title: (shopName: string) => `${shopName} auf dem Startbildschirm`,
  lead: 'Weniger als 1 MB, ohne Store, ohne Konto',
  gains: [
    'Speisekarte und Warenkorb auch ohne Empfang',
    'Ihre letzte Bestellung mit zwei Klicks wiederholen',
    'Mit einem Klick vom Startbildschirm hierher',
  ],
  later: 'Nicht jetzt',
  install: 'Installieren',
  installing: 'Verarbeiten...',
  month: '„Nicht jetzt“ gilt einen Monat lang.',
  howTitle: 'Noch ein Schritt',
  howNative: 'Ihr Browser fragt Sie nun, ob Sie die App installieren möchten.',
  howIos: [
    'Tippen Sie in Safari auf „Teilen“, das Quadrat mit dem Pfeil nach oben.',
    'Wählen Sie „Zum Home-Bildschirm“.',
    'Bestätigen Sie mit „Hinzufügen“.',
  ],
  howOther: [
    'Öffnen Sie das Menü Ihres Browsers.',
    'Wählen Sie „App installieren“ oder „Zum Startbildschirm hinzufügen“.',
    'Bestätigen Sie die Frage des Browsers.',
  ],
  cancel: 'Abbrechen',
  done: 'Fertig',
  updated: 'Es gibt eine neue Version. Ihr Warenkorb bleibt erhalten.',
  restart: 'Neu starten',
} as const;
