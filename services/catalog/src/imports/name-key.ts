/** Names that differ only in case or surrounding space are the same. */
export const nameKey = (name: string): string => name.trim().toLowerCase();
