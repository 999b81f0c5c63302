/** A column of a posting. Text is quoted, also if it is empty. */
export type DatevColumn = { readonly name: string; readonly isText: boolean };

const text = (...names: string[]): DatevColumn[] => names.map((name) => ({ name, isText: true }));
const plain = (...names: string[]): DatevColumn[] => names.map((name) => ({ name, isText: false }));
const numbered = (count: number, names: (number: number) => string[]) =>
  text(...Array.from({ length: count }, (_, index) => names(index + 1)).flat());

/**
 * The 125 columns of "Buchungsstapel", format version 13, named and ordered as in DATEV's sample file (with its missing
 * space in "Zusatzinformation- Inhalt").
 */
export const datevColumns: readonly DatevColumn[] = [
  ...plain('Umsatz (ohne Soll/Haben-Kz)'),
  ...text('Soll/Haben-Kennzeichen', 'WKZ Umsatz'),
  ...plain('Kurs', 'Basis-Umsatz'),
  ...text('WKZ Basis-Umsatz'),
  ...plain('Konto', 'Gegenkonto (ohne BU-Schlüssel)'),
  ...text('BU-Schlüssel'),
  ...plain('Belegdatum'),
  ...text('Belegfeld 1', 'Belegfeld 2'),
  ...plain('Skonto'),
  ...text('Buchungstext'),
  ...plain('Postensperre'),
  ...text('Diverse Adressnummer'),
  ...plain('Geschäftspartnerbank', 'Sachverhalt', 'Zinssperre'),
  ...text('Beleglink'),
  ...numbered(8, (number) => [`Beleginfo - Art ${number}`, `Beleginfo - Inhalt ${number}`]),
  ...text('KOST1 - Kostenstelle', 'KOST2 - Kostenstelle'),
  ...plain('Kost-Menge'),
  ...text('EU-Land u. UStID (Bestimmung)'),
  ...plain('EU-Steuersatz (Bestimmung)'),
  ...text('Abw. Versteuerungsart'),
  ...plain('Sachverhalt L+L', 'Funktionsergänzung L+L'),
  ...plain('BU 49 Hauptfunktionstyp', 'BU 49 Hauptfunktionsnummer', 'BU 49 Funktionsergänzung'),
  ...numbered(20, (number) => [`Zusatzinformation - Art ${number}`, `Zusatzinformation- Inhalt ${number}`]),
  ...plain('Stück', 'Gewicht', 'Zahlweise'),
  ...text('Forderungsart'),
  ...plain('Veranlagungsjahr', 'Zugeordnete Fälligkeit', 'Skontotyp'),
  ...text('Auftragsnummer', 'Buchungstyp'),
  ...plain('USt-Schlüssel (Anzahlungen)'),
  ...text('EU-Land (Anzahlungen)'),
  ...plain('Sachverhalt L+L (Anzahlungen)', 'EU-Steuersatz (Anzahlungen)', 'Erlöskonto (Anzahlungen)'),
  ...text('Herkunft-Kz', 'Buchungs GUID'),
  ...plain('KOST-Datum'),
  ...text('SEPA-Mandatsreferenz'),
  ...plain('Skontosperre'),
  ...text('Gesellschaftername'),
  ...plain('Beteiligtennummer'),
  ...text('Identifikationsnummer', 'Zeichnernummer'),
  ...plain('Postensperre bis'),
  ...text('Bezeichnung SoBil-Sachverhalt'),
  ...plain('Kennzeichen SoBil-Buchung', 'Festschreibung', 'Leistungsdatum'),
  ...plain('Datum Zuord. Steuerperiode', 'Fälligkeit'),
  ...text('Generalumkehr (GU)'),
  ...plain('Steuersatz'),
  ...text('Land', 'Abrechnungsreferenz'),
  ...plain('BVV-Position'),
  ...text('EU-Land u. UStID (Ursprung)'),
  ...plain('EU-Steuersatz (Ursprung)', 'Abw. Skontokonto'),
];

/** A field of the file: text without control characters, in quotation marks that are doubled within it. */
export const csvField = (value: string, isText: boolean): string =>
  isText ? `"${value.replaceAll(/\p{Cc}/gu, ' ').replaceAll('"', '""')}"` : value;
