export const qrMessages = {
  unknown: {
    title: 'Diesen Code gibt es nicht mehr',
    sentence:
      'Der QR-Code, den Sie gescannt haben, führt nirgendwohin. Auf der Startseite finden Sie alles, was wir anbieten.',
  },
  away: {
    title: 'Einen Augenblick, bitte',
    sentence: 'Das Ziel dieses QR-Codes ist gerade nicht abrufbar. Bitte scannen Sie ihn gleich noch einmal.',
  },
  home: 'Zur Startseite',
} as const;
