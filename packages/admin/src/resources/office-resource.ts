import type { Entity } from '@theke/contracts/resource';
import type { ImageRef } from '@theke/contracts/wire';
import type { LucideIcon } from 'lucide-react';
import type { ComponentType } from 'react';
import type { z } from 'zod';
import type { AnyResource, OfficeRecord } from '../api/resource.ts';
import type { FieldPlaces } from '../forms/field-place.ts';
import type { Views } from '../lists/day-views.ts';

/** From which width on a column is shown. */
export type ColumnFrom = 'phone' | 'tablet' | 'desktop';

type Spec<R> = {
  /** Under which heading of the navigation it stands, by the name that the office gives it; without one it stands alone. */
  group?: string;
  Icon: LucideIcon;
  /** On the button that makes one: "Neues Produkt". */
  newLabel: string;
  /** What such entries are for, said where there are none yet. */
  purpose?: string;
  titleOf: (record: R) => string;
  /** By which field the list's first column is sorted, and what it is called there, where that is not the name. */
  heading?: { field: string; label: string };
  subtitleOf?: (record: R) => string;
  /** With it every row has a picture or an empty tile. */
  pictureOf?: (record: R) => ImageRef | undefined;
  /** Fields shown beside the name. */
  columns: readonly {
    field: string;
    from: ColumnFrom;
    /** Where the field's own label is too long. */
    label?: string;
    /** Where more of the record matters than this field's type and widget tell. */
    Cell?: ComponentType<{ record: R }>;
  }[];
  /** Tabs over the list, each a filter. */
  views?: Views;
  /** The boolean field that the list may switch, with the words for many. */
  switchable?: { field: string; on: string; off: string };
  /** How the form treats single fields, by their paths. */
  places?: FieldPlaces;
  /** What the form edits of an entry, and what of that is sent, where the definition does not say all that a field holds. */
  edited?: (draft: Record<string, unknown>) => Record<string, unknown>;
  sent?: (draft: Record<string, unknown>) => Record<string, unknown>;
  /** What the form of a new entry asks besides its fields; `follow` happens once the entry is there, and reports itself what goes wrong. */
  Question?: ComponentType<{ onAnswer: (follow: ((made: R) => Promise<unknown>) | undefined) => void }>;
  /** Over the preview, where it does not show what guests see. */
  previewTitle?: string;
  /** What guests will see of a draft, or what will follow from it. */
  Preview?: ComponentType<{ draft: Partial<R> }>;
  /** What all of them are together, over the list. */
  Above?: ComponentType;
  /** Another way to find entries, beside the list where there is room, else above it. */
  Beside?: ComponentType;
  /** Ways to make entries besides the form, on the list of those who may. */
  ListTools?: ComponentType;
  /**
   * What can be done with a saved entry besides changing it; only for those who may change it. What became of it goes to `onChanged`: the
   * form then edits that.
   */
  Tools?: ComponentType<{ record: R; onChanged: (fresh: R) => void }>;
};

/** Everything the back office adds to a resource's definition: 10 to 30 lines of data. */
export type OfficeResource = Spec<OfficeRecord> & { resource: AnyResource };

/** Types a description by its resource, then forgets the type, as lists and forms do not depend on it. */
export const officeResource = <S extends z.ZodObject>(
  resource: { draft: S } & Omit<AnyResource, 'draft' | 'endpoints'> & { endpoints: unknown },
  spec: Spec<Entity<S>>,
): OfficeResource => ({ resource: resource as unknown as AnyResource, ...spec }) as unknown as OfficeResource;
