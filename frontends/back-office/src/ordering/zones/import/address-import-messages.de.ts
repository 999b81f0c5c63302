const number = new Intl.NumberFormat('de-AT');

export const addressImportMessages = {
  title: 'Adressliste importieren',
  count: (count: number) => (count === 1 ? '1 Adresse' : `${number.format(count)} Adressen`),
  columnsLead:
    'Nötig sind Straße, Hausnummer, PLZ und die Koordinaten in Grad (WGS 84). Die Datei ersetzt die bisherige Liste.',
  toList: 'Zu den Lieferzonen',
  nothing: 'Keine Zeile hat Straße, Hausnummer und PLZ. Bitte prüfen Sie die Spalten.',
  templateFile: 'adressen-vorlage.csv',
  leftOut: { count: 'ausgelassen', result: 'ausgelassen: Hausnummer oder PLZ fehlt' },
  source: 'Quelle',
  sourceHint: 'Zum Beispiel „OpenAddresses, CC BY 4.0“. Steht unter dem Plan der Lieferzonen.',
  asOf: 'Stand',
  optional: 'optional',
} as const;

export const addressTemplateRows = [
  ['Musterstraße', '1', '1010', 'Wien', '48,21170', '16,37350'],
  ['Musterstraße', '3a', '1010', 'Wien', '48,21185', '16,37372'],
] as const;
