import type { AddressFaultCode } from './area-for-address.ts';

/** Why an address has no delivery area (ZONE-04). */
export const zoneTexts: Readonly<Record<AddressFaultCode, string>> = {
  ADDRESS_OUTSIDE_ZONES:
    'An diese Adresse liefern wir leider nicht. Bitte geben Sie eine andere an oder holen Sie Ihre Bestellung ab.',
  ADDRESS_NOT_FOUND:
    'Diese Adresse finden wir nicht. Bitte prüfen Sie Straße, Hausnummer und PLZ, oder rufen Sie uns an.',
};
