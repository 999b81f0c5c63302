import { zoneTexts } from '@theke/rules/delivery/zone-texts.de';

/** Why an address has no delivery area, by the code of the error (ZONE-04). */
export const zoneFaults = zoneTexts;
