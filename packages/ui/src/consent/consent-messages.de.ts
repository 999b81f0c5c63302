/** Texts of the consent banner (CONSENT-01 to CONSENT-03). */
export const consentMessages = {
  label: 'Cookies',
  title: 'Dürfen wir mehr laden?',
  lead: (without: string) =>
    `${without} geht ohne. Mit Ihrem Ja laden wir Dienste anderer Anbieter und merken es uns 365 Tage.`,
  purposes: {
    map: { name: 'Karte', does: 'zeigt Ihnen, wo wir sind' },
    tagManagerId: { name: 'Messung', does: 'zählt Besuche und Bestellungen' },
    pixelId: { name: 'Werbung', does: 'misst, ob Anzeigen wirken' },
  },
  no: 'Nur Notwendiges',
  yes: 'Alles erlauben',
  privacy: 'Datenschutz',
  allowed: 'Derzeit erlaubt.',
  notAllowed: 'Derzeit nicht erlaubt.',
  again: 'Cookie-Einstellungen',
};
