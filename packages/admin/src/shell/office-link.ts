import type { Branch } from '@theke/contracts/catalog/branch';
import type { InitConfig } from '@theke/contracts/gateway/init';
import type { Me } from '@theke/contracts/identity/user';
import type { Permission } from '@theke/contracts/permissions';
import type { LucideIcon, LucideProps } from 'lucide-react';
import type { ComponentType } from 'react';

/** What a business has set up. */
export type Business = { branches: readonly Branch[]; config: InitConfig };

/** A navigation link, defined by the feature that it leads to. */
export type OfficeLink = {
  to: string;
  label: string;
  Icon: ComponentType<LucideProps>;
  /** Permission that is required to open the page. Default: none. */
  needs?: Permission;
  /** Permission that makes the page useful in a user's work; others do not see the link. Default: `needs`. */
  usedWith?: Permission;
  /** Further condition for the link: the page is of use only to these users. Default: all. */
  isUsedBy?: (me: Me) => boolean;
  /**
   * The navigation shows the page only to businesses that use it (OFFICE-42); the palette finds it anyway. Default:
   * all.
   */
  isUsedIn?: (business: Business) => boolean;
  /** Hidden in a business without branches, which takes no orders. */
  needsBranch?: boolean;
  /** Hidden in a business with branches. */
  isWithoutBranches?: boolean;
  /** Navigation group. Default: none. */
  group?: string;
  /** Shows the link at the foot, for running the office. */
  isFoot?: boolean;
  /** Shows the link in the user menu; on phones, at the end of the navigation. */
  isInUserMenu?: boolean;
  /** Loads the hook that counts the entries waiting for a person; the link renders before that. */
  loadCount?: () => Promise<() => number>;
  /** Whether waiting entries are problems. */
  isTrouble?: boolean;
  /** Leads out of the back office. */
  isOutside?: boolean;
};

/** A navigation group; shown at the position of its first link. */
export type OfficeGroup = { name: string; label: string; Icon: LucideIcon };
