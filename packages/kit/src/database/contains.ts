/** The pattern by which `ilike` finds a text as it was typed: `%`, `_` and `\` stand for themselves. */
export const contains = (text: string): string => `%${text.replace(/[\\%_]/g, '\\$&')}%`;
