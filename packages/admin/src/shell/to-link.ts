import { loadDefinition } from '../resources/definitions.ts';
import type { ListEntry } from '../resources/list-entry.ts';
import type { OfficeLink } from './office-link.ts';

/** Navigation link of a list; its counter is loaded with the definition. */
export const toLink = (entry: ListEntry): OfficeLink => ({
  to: `/${entry.name}`,
  label: entry.label,
  Icon: entry.Icon,
  needs: entry.needs,
  usedWith: entry.usedWith,
  ...(entry.group !== undefined && { group: entry.group }),
  // The settings have their place at the foot.
  ...(entry.group === 'settings' && { isFoot: true }),
  ...(entry.isInUserMenu && { isInUserMenu: true }),
  ...(entry.isTrouble && { isTrouble: true }),
  ...(entry.hasCount && { loadCount: () => loadCount(entry) }),
});

async function loadCount(entry: ListEntry): Promise<() => number> {
  const definition = await loadDefinition(entry);
  if (!('loadCount' in definition) || !definition.loadCount) throw new Error(`${entry.name} counts nothing`);
  return definition.loadCount();
}
