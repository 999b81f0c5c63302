/** Where a mail goes, without a subject or a copy that somebody wrote into the address. */
export const mailAddress = (email: string): string => `mailto:${encodeURIComponent(email).replace('%40', '@')}`;
