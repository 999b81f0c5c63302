const number = new Intl.NumberFormat('de-AT');

export const customerImportMessages = {
  title: 'Kunden importieren',
  count: (count: number) => (count === 1 ? '1 Kunde' : `${number.format(count)} Kunden`),
  columnsLead: 'Ein Kunde mit derselben E‑Mail, sonst mit derselben Telefonnummer, wird geändert.',
  toList: 'Zu den Kunden',
  nothing: 'Alle Kunden sind schon so gespeichert.',
  templateFile: 'kunden-vorlage.csv',
} as const;

export const customerTemplateRows = [
  ['Karin', 'Berger', '', 'karin.berger@example.com', '+43 664 1234567', 'Sitzt gern am Fenster.'],
  ['', '', 'Beispiel GmbH', 'buero@example.com', '', 'Rechnung monatlich'],
] as const;
