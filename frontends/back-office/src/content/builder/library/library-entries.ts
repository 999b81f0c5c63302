import type { Layout } from '@theke/rules/content/fields';
import { blockGroups, blockNotes, blockSearchTerms } from './block-groups.de.ts';

export type LibraryEntry = { readonly type: string; readonly label: string; readonly note: string };
export type LibraryGroup = { readonly name: string; readonly label: string; readonly entries: readonly LibraryEntry[] };

/** The types that a list accepts, by group; groups without types are left out. */
export function libraryGroups(layout: Layout): LibraryGroup[] {
  const entry = (type: string): LibraryEntry => ({
    type,
    label: layout[type]?.label ?? type,
    note: blockNotes[type] ?? '',
  });
  const grouped = new Set<string>(blockGroups.flatMap(({ types }) => types));
  const others = Object.keys(layout).filter((type) => !grouped.has(type));
  return [
    ...blockGroups.map(({ name, label, types }) => ({
      name,
      label,
      entries: types.filter((type) => Object.hasOwn(layout, type)).map(entry),
    })),
    { name: 'other', label: 'Weitere', entries: others.map(entry) },
  ].filter(({ entries }) => entries.length > 0);
}

const plain = (text: string) => text.toLocaleLowerCase('de').normalize('NFD').replaceAll(/\p{M}/gu, '');

/** Entries that contain every word of the search in name, note or further words; hits in the name come first. */
export function foundEntries(entries: readonly LibraryEntry[], search: string): LibraryEntry[] {
  const words = plain(search).split(/\s+/).filter(Boolean);
  const isIn = (text: string) => words.every((word) => plain(text).includes(word));
  return entries
    .filter(({ type, label, note }) => isIn(`${label} ${note} ${blockSearchTerms[type] ?? ''}`))
    .toSorted((one, other) => Number(isIn(other.label)) - Number(isIn(one.label)));
}
