/** A postal code without spaces and country: "A-1080" becomes "1080". */
export const plainZipCode = (zipCode: string): string => zipCode.replace(/\s/g, '').replace(/^(A|D|CH|FL)-?/i, '');
