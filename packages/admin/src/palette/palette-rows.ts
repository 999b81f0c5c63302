import type { PaletteEntry, PaletteGroup } from './palette-entry.ts';

/** A result with its key. The groups show an entry once, except among the recently used ones. */
export type PaletteRow = { key: string; entry: PaletteEntry };

export const paletteRows = (groups: readonly PaletteGroup[]): PaletteRow[] =>
  groups.flatMap(({ title, entries }) => entries.map((entry) => ({ key: `${title} ${entry.id}`, entry })));
