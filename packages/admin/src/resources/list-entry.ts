import type { Permission } from '@theke/contracts/permissions';
import type { LucideProps } from 'lucide-react';
import type { ComponentType } from 'react';
import type { OfficeCollection } from './office-collection.ts';
import type { OfficeResource } from './office-resource.ts';

/** Description of an office list: a resource with forms or a read-only collection. */
export type Definition = OfficeResource | OfficeCollection;

/** A list as the navigation needs it. Its definition (schemas, columns, form fields) is loaded with its page. */
export type ListEntry = {
  /** Path segment, and the name by which other lists refer to it. */
  name: string;
  /** "Produkte" */
  label: string;
  /** "Produkt" */
  one: string;
  needs: Permission;
  /** Permission that makes the list useful in a user's work (OFFICE-17). */
  usedWith: Permission;
  /** Permission to create entries at `/name/create`; undefined if there is no such page. */
  creates?: Permission;
  Icon: ComponentType<LucideProps>;
  /** See the definition. */
  group?: string;
  isInUserMenu?: boolean;
  hasCount?: boolean;
  isTrouble?: boolean;
  hasOwnPage?: boolean;
  load: () => Promise<Definition>;
};
