import type { Permission } from '@theke/contracts/permissions';
import type { LucideIcon, LucideProps } from 'lucide-react';
import type { ComponentType } from 'react';

/** A line of the navigation, as the feature that it leads to defines it. */
export type OfficeLink = {
  to: string;
  label: string;
  Icon: ComponentType<LucideProps>;
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
