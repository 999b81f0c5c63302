/** The `ilike` pattern that finds a text literally: escapes `%`, `_` and `\`. */
export const contains = (text: string): string => `%${text.replace(/[\\%_]/g, '\\$&')}%`;
