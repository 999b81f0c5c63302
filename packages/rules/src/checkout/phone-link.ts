/**
 * The address of a link that calls a number, however it is written; undefined if there is no number. Small, because it is part of what guests
 * load first (ADR 0017).
 */
export const phoneLink = (phone: string): string | undefined => {
  const number = phone.replace(/\(0\)|[^\d+]/g, '');
  return number ? `tel:${number}` : undefined;
};
