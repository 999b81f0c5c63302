import type { Collection } from '@theke/contracts/collection';
import type { Endpoint } from '@theke/contracts/endpoint';
import type { Schema } from '@theke/contracts/field';
import type { LucideIcon } from 'lucide-react';
import type { ComponentType } from 'react';
import type { z } from 'zod';
import type { Views } from '../lists/day-views.ts';
import type { FilterControls } from '../lists/filter-control.ts';
import type { NamedRanges } from '../lists/filter-fields.ts';
import type { Row } from '../lists/list-state.ts';
import type { ColumnFrom } from './office-resource.ts';

type Spec<R> = {
  /** Under which heading of the navigation it stands; without one it stands alone. */
  group?: string;
  /** What belongs to running the office stands at the foot of the navigation. */
  isFoot?: boolean;
  Icon: LucideIcon;
  /** Its page is a route of the office: it is no line of the navigation. */
  hasOwnPage?: boolean;
  /** Loads the hook that counts what waits there for a person, and whether that is trouble. */
  loadCount?: () => Promise<() => number>;
  isTrouble?: boolean;
  columns: readonly {
    /** A field of an entry: its label and type decide what is shown. Without `Cell` it has to be one. */
    field: string;
    from: ColumnFrom;
    /** Where the field's own label does not fit. */
    label?: string;
    isRight?: boolean;
    isWrapping?: boolean;
    Cell?: ComponentType<{ record: R }>;
  }[];
  /** Where a press on a row leads; the link stands in the first column. */
  linkTo?: (record: R) => string;
  /** Where what stands in the first column does not say what the link leads to. */
  linkLabel?: ((record: R) => string) | undefined;
  /** Tabs over the list, each a filter. */
  views?: Views;
  /** Controls of filters whose values the contract does not name. */
  controls?: FilterControls;
  /** Ranges whose two filters are named otherwise than their field. */
  ranges?: NamedRanges;
  /** What leads to `/x/create`, a page of the feature's own, for whom may write. */
  newLabel?: string;
  /** `q=` finds entries by their words. */
  isSearchable?: boolean;
  pageSize?: number;
  /** Between the page's bar and the list. */
  Above?: ComponentType;
  /** How soon it is asked for anew while these rows are shown. */
  refreshMs?: (rows: readonly R[]) => number | false;
  /** Where the engine's sentences do not fit. */
  words?: { empty?: string; emptyText?: string; emptyFiltered?: string; loadFailed?: string };
  tableClass?: string | undefined;
};

export type OfficeCollection<R = Row> = Spec<R> & {
  collection: Pick<
    Collection,
    'name' | 'label' | 'of' | 'read' | 'write' | 'filters' | 'range' | 'rangeOf' | 'computedFilters' | 'sorts'
  >;
  /** The endpoint that lists it. */
  list: Endpoint;
};

/** Describes the page of a collection, then forgets the type of its entries, as lists do not depend on it. */
export const officeCollection = <S extends Schema>(
  collection: Collection<S>,
  { list, ...spec }: Spec<z.output<S>> & { list: Endpoint },
): OfficeCollection => ({ collection, list, ...spec }) as unknown as OfficeCollection;
