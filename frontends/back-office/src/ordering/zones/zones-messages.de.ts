import { addressImportMessages } from './import/address-import-messages.de.ts';

const number = new Intl.NumberFormat('de-AT');
const list = new Intl.ListFormat('de-AT');

export const zonesMessages = {
  title: 'Lieferzonen',
  noBranch: 'Noch keine Filiale.',
  branch: 'Filiale',
  loadFailed: 'Die Lieferzonen konnten nicht geladen werden.',
  noPlace: 'Diese Filiale hat noch keine Koordinaten.',
  noPlaceText:
    'Die Karte beginnt dort, wo die Filiale ist. Tragen Sie die Lage im Abschnitt „Kontakt“ der Filiale ein.',
  toBranch: 'Filiale bearbeiten',
  save: 'Speichern',
  saved: 'Lieferzonen gespeichert.',
  saving: 'Speichern …',
  list: {
    none: 'Noch keine Adressliste. Ohne sie lässt sich nicht feststellen, in welcher Zone eine Adresse liegt.',
    state: (count: number, asOf: string, source: string) =>
      [addressImportMessages.count(count), asOf && `Stand ${asOf}`, source && `Quelle: ${source}`]
        .filter(Boolean)
        .join(', '),
    failed: 'Die Adressliste konnte nicht geladen werden.',
    import: 'Adressliste importieren',
    replace: 'Neue Liste importieren',
  },
  zones: 'Zonen',
  zonesLead:
    'Die erste Zone, in der eine Adresse liegt, gilt. Liegt sie in keiner, wählen Gäste aus den benannten Liefergebieten.',
  none: 'Noch keine Zone. Legen Sie eine an und klicken Sie ihren Umriss auf die Karte.',
  add: 'Neue Zone',
  edit: (name: string) => `„${name}“: Preise und Zeit bearbeiten`,
  row: (name: string) => `Zone „${name}“`,
  facts: (fee: string, minimum: string, minutes: number) =>
    [fee, minimum && `ab ${minimum}`, `${minutes} Min. Fahrt`].filter(Boolean).join(', '),
  noFee: 'kostenlos',
  points: (count: number) => (count === 1 ? '1 Punkt' : `${count} Punkte`),
  /** @param first the zone that applies to the shared area of a pair */
  overlaps: (names: readonly string[], first: string) => {
    const others = list.format(names.map((name) => `„${name}“`));
    return names.length === 1
      ? `Überschneidet sich mit ${others}. Dort gilt die obere Zone der Liste, also „${first}“.`
      : `Überschneidet sich mit ${others}. Dort gilt jeweils die obere Zone der Liste.`;
  },
  named: (names: string) => `Benannte Gebiete: ${names}`,
  dialog: { add: 'Neue Zone', edit: 'Zone bearbeiten', done: 'Übernehmen', nameTaken: 'Diesen Namen gibt es schon.' },
  map: {
    label: (branch: string) => `Karte der Lieferzonen von ${branch}`,
    draw: 'Punkte setzen',
    drawing: 'Zeichnen beenden',
    drawHint: 'Klicken Sie den Umriss der Reihe nach auf die Karte. Der letzte Punkt wird mit dem ersten verbunden.',
    editHint:
      'Ziehen Sie Punkte an ihre Stelle, oder wählen Sie einen aus und bewegen ihn mit den Pfeiltasten. Entf löscht ihn.',
    readHint: 'Wählen Sie eine Zone aus.',
    overlapHint: 'Rot schraffiert: Hier überschneiden sich Zonen. Es gilt jeweils die obere der Liste.',
    zoomIn: 'Vergrößern',
    zoomOut: 'Verkleinern',
    fit: 'Alles zeigen',
    undo: 'Rückgängig',
    point: (index: number, zone: string) => `Punkt ${index + 1} von „${zone}“`,
    insert: (index: number, zone: string) => `Punkt nach Punkt ${index + 1} von „${zone}“ einfügen`,
    metres: (metres: number) =>
      metres >= 1_000 ? `${number.format(metres / 1_000)} km` : `${number.format(metres)} m`,
  },
  outline: {
    title: 'Punkte als Liste',
    lead: 'Breitengrad und Längengrad, zum Beispiel 48.20817, 16.37382.',
    point: (index: number) => `Punkt ${index + 1}`,
    wrong: 'Bitte geben Sie Breitengrad und Längengrad an, zum Beispiel 48.20817, 16.37382.',
    add: 'Punkt hinzufügen',
    remove: (index: number) => `Punkt ${index + 1} löschen`,
  },
  test: {
    title: 'Adresse testen',
    street: 'Straße und Hausnummer',
    zipCode: 'PLZ',
    city: 'Ort',
    optional: 'optional',
    run: 'Testen',
    testing: 'Suchen …',
    zone: (name: string, fee: string, minutes: number) => `Liegt in „${name}“: ${fee}, etwa ${minutes} Minuten.`,
    outside: 'Liegt in keiner Zone.',
    near: (street: string) => `Diese Hausnummer steht nicht in der Liste. Gerechnet mit ${street}.`,
    unknown: 'Diese Adresse steht nicht in der Adressliste.',
    noNumber: 'Bitte geben Sie Straße mit Hausnummer und PLZ an.',
  },
} as const;
