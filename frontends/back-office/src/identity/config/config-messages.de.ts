/** What the settings page says (OFFICE-07). */
export const configMessages = {
  failed: 'Konfiguration konnte nicht geladen oder gespeichert werden',
  saved: 'Die Einstellungen sind gespeichert.',
  preview: 'So sehen es Ihre Gäste',
  showPreview: 'Vorschau zeigen',
  hidePreview: 'Vorschau verbergen',
  scheme: 'Hell oder dunkel',
  schemes: { light: 'Hell', dark: 'Dunkel' },
  fontFailed: 'Schriftarten konnten nicht geladen werden.',
  legal: {
    text: 'Text hier',
    address: 'Eigene Adresse',
    where: (title: string) => `${title}: wo der Text steht`,
    textOf: (title: string) => `${title} (Text)`,
    textHint: 'Eine leere Zeile trennt Absätze.',
    addressOf: (title: string) => `${title} (Adresse)`,
  },
  sample: {
    open: 'Geöffnet bis 22:30',
    branch: 'Filiale',
    category: 'Aus der Karte',
    order: 'Jetzt bestellen',
    inCart: '2 Produkte',
    dish: 'Margherita',
    description: 'Tomaten, Mozzarella, Basilikum',
  },
};
