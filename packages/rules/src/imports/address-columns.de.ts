import { importFieldNames } from './guess-columns.ts';

/** Fields of an address that a column of a file can fill, with their names on screens. */
const labels = {
  street: 'Straße',
  houseNumber: 'Hausnummer',
  zipCode: 'PLZ',
  city: 'Ort',
  latitude: 'Breitengrad',
  longitude: 'Längengrad',
} as const;
export type AddressImportField = keyof typeof labels;

export const addressColumns = {
  labels,
  headings: {
    street: ['strasse', 'straßenname', 'strassenname', 'str', 'street', 'addr:street'],
    houseNumber: ['hausnr', 'hausnr.', 'hnr', 'nr', 'nr.', 'nummer', 'number', 'housenumber', 'addr:housenumber'],
    zipCode: ['postleitzahl', 'postcode', 'zip', 'zipcode', 'addr:postcode'],
    city: ['stadt', 'gemeinde', 'gemeindename', 'ortschaft', 'city', 'town', 'addr:city'],
    latitude: ['lat', 'latitude', 'geogr. breite', 'breite', 'y'],
    longitude: ['lon', 'lng', 'long', 'longitude', 'geogr. länge', 'länge', 'x'],
  },
} as const;
export const addressImportFieldNames = importFieldNames<AddressImportField>(addressColumns);

export const addressCellTexts = {
  coordinateMissing: 'Bitte geben Sie Breitengrad und Längengrad an.',
  noCoordinate: (text: string) =>
    `„${text}“ ist keine Koordinate in Grad. Bitte geben Sie sie nach WGS 84 an, zum Beispiel 48,20817 und 16,37382.`,
  tooLong: 'Dieser Text hat mehr als 120 Zeichen.',
} as const;
