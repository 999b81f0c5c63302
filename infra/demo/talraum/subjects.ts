/** Talraum's business sectors, services and topics, by the key that projects and posts use. */
export const businessSectors = {
  region: 'Regionalentwicklung',
  mobilitaet: 'Mobilität und Verkehr',
  tourismus: 'Tourismus und Freizeit',
  energie: 'Energie und Klima',
  ortskern: 'Ortskern und Siedlung',
  natur: 'Natur und Landschaft',
} as const;
export type BusinessSector = keyof typeof businessSectors;

export const services = {
  oek: 'Örtliches Entwicklungskonzept',
  leerstand: 'Leerstandserhebung',
  schulweg: 'Schulwegplan',
  stellplatz: 'Stellplatzkonzept',
  sitzplatz: 'Sitzplatzerhebung',
  foerderung: 'Fördermittelberatung',
  beteiligung: 'Beteiligung und Dialog',
  masterplan: 'Masterplan',
  begleitung: 'Prozessbegleitung',
  wege: 'Wegeplanung',
  vertraege: 'Gestattungsverträge',
  vermessung: 'Vermessung und Daten',
} as const;
export type Service = keyof typeof services;

export const topics = {
  leerstand: 'Leerstand',
  nahversorgung: 'Nahversorgung',
  hitze: 'Hitze',
  letzteMeile: 'Letzte Meile',
  pendeln: 'Pendeln',
  stellplaetze: 'Stellplätze',
  handel: 'Handel',
  naturschutz: 'Naturschutz',
  wegenetz: 'Wegenetz',
  siedlung: 'Siedlung',
  klima: 'Klima',
  oeffentlicherRaum: 'Öffentlicher Raum',
  eigentum: 'Eigentum',
  wasser: 'Wasser',
  genossenschaft: 'Genossenschaft',
  naturgefahren: 'Naturgefahren',
  schulweg: 'Schulweg',
  beteiligung: 'Beteiligung',
  verwaltung: 'Verwaltung',
  bodenverbrauch: 'Bodenverbrauch',
  barrierefreiheit: 'Barrierefreiheit',
  alltagswege: 'Alltagswege',
} as const;
export type Topic = keyof typeof topics;
