import type { Me } from '@theke/contracts/identity/user';
import { may } from '../api/session.ts';
import { messages } from '../messages.de.ts';
import type { ListEntry } from '../resources/list-entry.ts';
import type { OfficeGroup, OfficeLink } from '../shell/office-link.ts';
import { matchScore } from './match-text.ts';
import type { AddressEntry, PaletteForm } from './palette-entry.ts';
import { paletteMessages } from './palette-messages.de.ts';

const placeIn = (names: readonly string[], name: string): number =>
  names.includes(name) ? names.indexOf(name) : names.length;

/** Pages that the user can work on. */
export const pageEntries = (links: readonly OfficeLink[], groups: readonly OfficeGroup[]): AddressEntry[] =>
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
): AddressEntry[] =>
  lists
    .toSorted((one, other) => placeIn(first, one.name) - placeIn(first, other.name))
    .filter(({ name, creates }) => creates && may(me, creates) && links.some(({ to }) => to === `/${name}`))
    .map(({ name, one, Icon }) => ({
      id: `create:${name}`,
      label: messages.form.newTitle(one),
      words: paletteMessages.newWords,
      Icon,
      to: `/${name}/create`,
    }));

/**
 * Commands that open forms with an address of their own.
 * @param links pages of modules that the business uses: without the module, its form is of no use
 */
export const formEntries = (
  forms: readonly PaletteForm[],
  { links, me }: { links: readonly OfficeLink[]; me: Me },
): AddressEntry[] =>
  forms
    .filter(({ needs, page }) => may(me, needs) && links.some(({ to }) => to === page))
    .map(({ label, Icon, to, words = '' }) => ({
      id: `form:${to}`,
      label,
      words: `${paletteMessages.newWords} ${words}`,
      Icon,
      to,
    }));

/** Entries that match a text, the best first; equally good ones by recent use, then in their own order. */
export function matchingEntries(
  entries: readonly AddressEntry[],
  text: string,
  { recent, words }: { recent: readonly string[]; words: Readonly<Record<string, string>> },
): AddressEntry[] {
  const score = ({ label, hint = '', words: further = '', to }: AddressEntry) => {
    const byLabel = matchScore(label, text);
    return byLabel ? byLabel + 3 : matchScore(`${label} ${hint} ${further} ${words[to] ?? ''}`, text);
  };
  const lastUse = ({ id }: AddressEntry) => {
    const index = recent.indexOf(id);
    return index < 0 ? recent.length : index;
  };
  return entries
    .map((entry) => ({ entry, points: score(entry) }))
    .filter(({ points }) => points > 0)
    .toSorted((one, other) => other.points - one.points || lastUse(one.entry) - lastUse(other.entry))
    .map(({ entry }) => entry);
}
