/** Texts of the settings page (OFFICE-07). */
export const configMessages = {
  failed: 'Konfiguration konnte nicht geladen oder gespeichert werden',
  saved: 'Die Einstellungen sind gespeichert.',
  preview: 'So sehen es Ihre Gäste',
  showPreview: 'Vorschau zeigen',
  hidePreview: 'Vorschau verbergen',
  afterSaving:
    'Änderungen sehen Sie hier sofort, Ihre Gäste nach dem Speichern. Englisch und die App erscheinen erst dann.',
  scheme: 'Hell oder dunkel',
  fontFailed: 'Schriftarten konnten nicht geladen werden.',
  schemes: { light: 'Hell', dark: 'Dunkel' },
  legal: {
    text: 'Text hier',
    address: 'Eigene Adresse',
    where: (title: string) => `${title}: wo der Text steht`,
    textOf: (title: string) => `${title} (Text)`,
    textHint: 'Eine leere Zeile trennt Absätze.',
    addressOf: (title: string) => `${title} (Adresse)`,
  },
};
