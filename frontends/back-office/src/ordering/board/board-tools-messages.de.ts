export const boardToolsMessages = {
  label: 'Bestellungen filtern',
  type: 'Bestellart',
  all: 'Alle',
  place: 'Gebiet oder Tisch',
  everywhere: 'Alle Gebiete und Tische',
  search: 'Nummer, Name, Produkt',
  view: 'Ansicht',
  orders: 'Bestellungen',
  stations: 'Stationen',
  otherStation: 'Weiteres',
  noStations: 'Nichts in Arbeit.',
  noStationsText: 'Hier steht nach Kategorien geordnet, was zubereitet wird, sobald eine Bestellung bestätigt ist.',
} as const;
