import type { Me } from '@theke/contracts/identity/user';
import { may } from '../api/session.ts';
import { messages } from '../messages.de.ts';
import type { ListEntry } from '../resources/list-entry.ts';
import type { OfficeGroup, OfficeLink } from '../shell/office-link.ts';
import { matchScore } from './match-text.ts';
import type { PaletteEntry } from './palette-entry.ts';

const placeIn = (names: readonly string[], name: string): number =>
  names.includes(name) ? names.indexOf(name) : names.length;

/** Pages that the user can work on. */
export const pageEntries = (links: readonly OfficeLink[], groups: readonly OfficeGroup[]): PaletteEntry[] =>
  links.map(({ to, label, Icon, group, isOutside }) => ({
    id: `page:${to}`,
    label,
    hint: groups.find(({ name }) => name === group)?.label,
    Icon,
    to,
    isOutside,
  }));

/**
 * Commands that open the form for a new entry, of the lists that the user sees and may write.
 * @param first names of the lists whose commands come first
 */
export const createEntries = (
  lists: readonly ListEntry[],
  { links, me, first }: { links: readonly OfficeLink[]; me: Me; first: readonly string[] },
): PaletteEntry[] =>
  lists
    .toSorted((one, other) => placeIn(first, one.name) - placeIn(first, other.name))
    .filter(({ name, creates }) => creates && may(me, creates) && links.some(({ to }) => to === `/${name}`))
    .map(({ name, one, Icon }) => ({
      id: `create:${name}`,
      label: messages.form.newTitle(one),
      Icon,
      to: `/${name}/create`,
    }));

/** Entries that match a text, the best first; equally good ones by recent use, then in their own order. */
export function matchingEntries(
  entries: readonly PaletteEntry[],
  text: string,
  { recent, words }: { recent: readonly string[]; words: Readonly<Record<string, string>> },
): PaletteEntry[] {
  const score = ({ label, hint = '', to }: PaletteEntry) => {
    const byLabel = matchScore(label, text);
    return byLabel ? byLabel + 3 : matchScore(`${label} ${hint} ${words[to] ?? ''}`, text);
  };
  const lastUse = ({ id }: PaletteEntry) => {
    const index = recent.indexOf(id);
    return index < 0 ? recent.length : index;
  };
  return entries
    .map((entry) => ({ entry, points: score(entry) }))
    .filter(({ points }) => points > 0)
    .toSorted((one, other) => other.points - one.points || lastUse(one.entry) - lastUse(other.entry))
    .map(({ entry }) => entry);
}
