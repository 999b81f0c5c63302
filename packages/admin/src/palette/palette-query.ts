export type PaletteQuery = { kind: 'all' | 'commands' | 'numbers'; text: string };

/** Reads the prefix of a typed text: `>` for commands only, `#` for order numbers. */
export function paletteQuery(typed: string): PaletteQuery {
  const text = typed.trim();
  if (text.startsWith('>')) return { kind: 'commands', text: text.slice(1).trim() };
  if (text.startsWith('#')) return { kind: 'numbers', text: text.slice(1).trim() };
  return { kind: 'all', text };
}
