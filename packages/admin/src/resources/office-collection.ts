import type { Collection } from '@theke/contracts/collection';
import type { Endpoint } from '@theke/contracts/endpoint';
import type { Schema } from '@theke/contracts/field';
import type { Permission } from '@theke/contracts/permissions';
import type { LucideIcon } from 'lucide-react';
import type { ComponentType } from 'react';
import type { z } from 'zod';
import type { Views } from '../lists/day-views.ts';
import type { FilterControls } from '../lists/filter-control.ts';
import type { NamedRanges } from '../lists/filter-fields.ts';
import type { Row } from '../lists/list-state.ts';
import type { ColumnFrom } from './office-resource.ts';

type Spec<R> = {
  /** Navigation group. Default: none. */
  group?: string;
  /** Permission that makes the list useful in a user's work (OFFICE-17). Default: permission to act on entries. */
  usedWith?: Permission;
  /** Shows the link in the user menu. */
  isInUserMenu?: boolean;
  Icon: LucideIcon;
  /** Its page is a separate route of the office, so it has no navigation link. */
  hasOwnPage?: boolean;
  /** Loads the hook that counts the entries waiting for a person. */
  loadCount?: () => Promise<() => number>;
  isTrouble?: boolean;
  columns: readonly {
    /**
     * A field of the entry; its label and type define heading and cell. Must exist in the schema unless `Cell` is
     * given.
     */
    field: string;
    from: ColumnFrom;
    /** Overrides the field's own label. */
    label?: string;
    isRight?: boolean;
    isWrapping?: boolean;
    Cell?: ComponentType<{ record: R }>;
  }[];
  /** Link target of a row; the link is in the first column. */
  linkTo?: (record: R) => string;
  /** Result in the command palette; needs `linkTo`. */
  found?: (record: R, zoneOf: (branch?: string) => string) => { label: string; hint?: string };
  /** Accessible name of the link, if the first column does not describe its target. */
  linkLabel?: ((record: R) => string) | undefined;
  /** Tabs above the list, each a filter. */
  views?: Views;
  /** Controls for filters whose values the contract does not enumerate. */
  controls?: FilterControls;
  /** Ranges whose two filters are not named after their field. */
  ranges?: NamedRanges;
  /** Label of the link to `/x/create`, a page of the feature, for users with write permission. */
  newLabel?: string;
  /** Whether the list can be searched with `q=`. */
  isSearchable?: boolean;
  pageSize?: number;
  /** Actions in the page bar for users with write permission. */
  ListTools?: ComponentType;
  /** Shown between page bar and list. */
  Above?: ComponentType;
  /** Refetch interval in ms while these rows are shown; false for none. */
  refreshMs?: (rows: readonly R[]) => number | false;
  /** Overrides the engine's texts. */
  texts?: { empty?: string; emptyText?: string; emptyFiltered?: string; loadFailed?: string };
  tableClass?: string | undefined;
};

export type OfficeCollection<R = Row> = Spec<R> & {
  collection: Pick<
    Collection,
    'name' | 'label' | 'item' | 'read' | 'write' | 'filters' | 'range' | 'rangeOf' | 'computedFilters' | 'sorts'
  >;
  /** The list endpoint. */
  list: Endpoint;
};

/** Describes the page of a collection. The type of its entries is erased, because lists do not depend on it. */
export const officeCollection = <S extends Schema>(
  collection: Collection<S>,
  { list, ...spec }: Spec<z.output<S>> & { list: Endpoint },
): OfficeCollection => ({ collection, list, ...spec }) as unknown as OfficeCollection;
