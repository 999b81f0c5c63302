/** A `mailto:` link without subject, copies or other parameters from the address. */
export const mailAddress = (email: string): string => `mailto:${encodeURIComponent(email).replace('%40', '@')}`;
