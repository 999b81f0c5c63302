import type { Permission } from '@theke/contracts/permissions';
import type { LucideIcon } from 'lucide-react';
import { loadDefinition } from '../resources/definitions.ts';
import type { ListEntry } from '../resources/list-entry.ts';

/** A line of the navigation, as the feature that it leads to defines it. */
export type OfficeLink = {
  to: string;
  label: string;
  Icon: LucideIcon;
  /** Who lacks it does not see the link; everybody does where nothing is said. */
  needs?: Permission;
  /** Under which heading; without one it stands alone. */
  group?: string;
  /** What belongs to running the office stands at the foot. */
  isFoot?: boolean;
  /** Loads the hook that counts what waits there for a person; the link is drawn before it is there. */
  loadCount?: () => Promise<() => number>;
  /** Whether what waits there is trouble. */
  isTrouble?: boolean;
  /** It leads out of the back office. */
  isOutside?: boolean;
};

/** A heading of the navigation; it stands where the first of its links does. */
export type OfficeGroup = { name: string; label: string; Icon: LucideIcon };

/** The link to a list; what it counts comes with its definition. */
export const linkOf = (entry: ListEntry): OfficeLink => ({
  to: `/${entry.name}`,
  label: entry.label,
  Icon: entry.Icon,
  needs: entry.needs,
  ...(entry.group !== undefined && { group: entry.group }),
  ...(entry.isFoot && { isFoot: true }),
  ...(entry.isTrouble && { isTrouble: true }),
  ...(entry.hasCount && { loadCount: () => countOf(entry) }),
});

async function countOf(entry: ListEntry): Promise<() => number> {
  const definition = await loadDefinition(entry);
  if (!('loadCount' in definition) || !definition.loadCount) throw new Error(`${entry.name} counts nothing`);
  return definition.loadCount();
}
