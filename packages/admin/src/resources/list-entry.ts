import type { Permission } from '@theke/contracts/permissions';
import type { LucideProps } from 'lucide-react';
import type { ComponentType } from 'react';
import type { OfficeCollection } from './office-collection.ts';
import type { OfficeResource } from './office-resource.ts';

/** What describes a list of the office, whether its entries are made in forms or not. */
export type Definition = OfficeResource | OfficeCollection;

/** A list as the navigation needs it. Its definition, with schemas, columns and the fields of its form, is loaded with its page. */
export type ListEntry = {
  /** The segment of its path, and how others refer to it. */
  name: string;
  /** "Produkte" */
  label: string;
  needs: Permission;
  Icon: ComponentType<LucideProps>;
  /** As in the definition. */
  group?: string;
  isFoot?: boolean;
  hasCount?: boolean;
  isTrouble?: boolean;
  hasOwnPage?: boolean;
  load: () => Promise<Definition>;
};
