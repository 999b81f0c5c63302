/**
 * The address of a link that calls a number in any spelling; undefined if there is no number. In a separate small
 * module, because it is part of the initial bundle for guests (ADR 0017).
 */
export const phoneLink = (phone: string): string | undefined => {
  const number = phone.replace(/\(0\)|[^\d+]/g, '');
  return number ? `tel:${number}` : undefined;
};
