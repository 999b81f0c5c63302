/** Last characters of a secret, to recognise it. Empty for short ones: four of eight would be half of it. */
export const lastFourOf = (secret: string): string => (secret.length >= 12 ? secret.slice(-4) : '');
