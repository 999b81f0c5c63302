import type { SameTexts } from '../texts/same-texts.ts';
import type { zipCodeTexts as german } from './area-zip-code.de.ts';

export const zipCodeTexts: SameTexts<typeof german> = {
  notInArea: (zipCode, area) =>
    `The postcode “${zipCode}” is not in “${area}”. Please change the postcode or the delivery area.`,
};
