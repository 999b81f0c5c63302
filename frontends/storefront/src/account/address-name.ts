import type { AccountAddress } from '@theke/contracts/ordering/account';

/** "Büro", else "Neubaugasse 12". */
export const addressName = ({ label, street }: AccountAddress): string => label || street;

/** "Neubaugasse 12/2/7, 1070 Wien". */
export const addressLine = ({ street, stairway, floor, door, zipCode, city }: AccountAddress): string =>
  `${[street, stairway, floor, door].filter(Boolean).join('/')}, ${zipCode} ${city}`;
