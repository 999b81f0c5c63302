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
  sample: {
    open: 'Geöffnet bis 22:30',
    branch: 'Filiale',
    category: 'Aus der Karte',
    order: 'Jetzt bestellen',
    inCart: '2 Artikel',
    dish: 'Margherita',
    description: 'Tomaten, Mozzarella, Basilikum',
  },
};
