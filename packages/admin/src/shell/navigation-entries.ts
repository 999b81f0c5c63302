import type { OfficeGroup, OfficeLink } from './office-link.ts';

export type NavigationEntry =
  | { link: OfficeLink; group?: undefined }
  | { group: OfficeGroup; links: readonly OfficeLink[] };

/**
 * Arranges links as entries: a group is at the position of its first link. A group with a single link is replaced by
 * that link.
 */
export function navigationEntries(links: readonly OfficeLink[], groups: readonly OfficeGroup[]): NavigationEntry[] {
  const done = new Set<string>();
  return links.flatMap((link): NavigationEntry[] => {
    const group = groups.find(({ name }) => name === link.group);
    if (!group) return [{ link }];
    if (done.has(group.name)) return [];
    done.add(group.name);
    const within = links.filter((other) => other.group === group.name);
    return within.length === 1 ? [{ link }] : [{ group, links: within }];
  });
}

const isWithin = (pathname: string, { to }: OfficeLink): boolean => pathname === to || pathname.startsWith(`${to}/`);

/** Name of the group with the link of the current page. */
export const currentGroup = (entries: readonly NavigationEntry[], pathname: string): string | undefined =>
  entries.find((entry) => entry.group && entry.links.some((link) => isWithin(pathname, link)))?.group?.name;
