/** Countries whose law and words the platform knows. */
export type ZoneCountry = 'AT' | 'DE' | 'CH' | 'LI';

/** Time zones that belong to a single country. Büsingen is German and has its own zone with Zurich's time. */
const countries: Readonly<Record<string, ZoneCountry>> = {
  'Europe/Vienna': 'AT',
  'Europe/Berlin': 'DE',
  'Europe/Busingen': 'DE',
  'Europe/Zurich': 'CH',
  'Europe/Vaduz': 'LI',
};

/** The country of a time zone; undefined if ambiguous. */
export const countryOfZone = (zone: string): ZoneCountry | undefined => countries[zone];
