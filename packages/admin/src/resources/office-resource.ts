import type { Permission } from '@theke/contracts/permissions';
import type { Entity } from '@theke/contracts/resource';
import type { ImageRef } from '@theke/contracts/wire';
import type { LucideIcon } from 'lucide-react';
import type { ComponentType, ReactNode } from 'react';
import type { z } from 'zod';
import type { AnyResource, OfficeRecord } from '../api/resource.ts';
import type { FieldPlaces } from '../forms/field-place.ts';
import type { Views } from '../lists/day-views.ts';

/** Smallest screen on which a column is shown. */
export type ColumnFrom = 'phone' | 'tablet' | 'desktop';

/** Draws a dialog; it calls `onClose` to be removed. */
export type EntryDialog = (onClose: () => void) => ReactNode;

/** What an action does: it runs at once or opens a dialog. */
export type EntryDeed = { run: () => void } | { dialog: EntryDialog };

/** An action on entries, or several under one label. */
export type EntryAction = { label: string; Icon: LucideIcon } & (
  | EntryDeed
  | { choices: readonly ({ label: string } & EntryDeed)[] }
);

export type EntryActionsProps = {
  ids: readonly string[];
  /** Title of the entry if it is a single one. */
  title?: string;
  children: (actions: readonly EntryAction[]) => ReactNode;
};

type Spec<R> = {
  /** Name of the navigation group. Default: none. */
  group?: string;
  /** Permission that makes the list useful in a user's work (OFFICE-17). Default: permission to change entries. */
  usedWith?: Permission;
  Icon: LucideIcon;
  /** Label of the create button: "Neues Produkt". */
  newLabel: string;
  /** Purpose of such entries, shown while there are none. */
  purpose?: string;
  /** Values that a new entry starts with, besides the defaults of its fields. */
  initial?: () => Readonly<Record<string, unknown>>;
  titleOf: (record: R) => string;
  /** Field and label of the first column, if it is not the name. */
  heading?: { field: string; label: string };
  subtitleOf?: (record: R) => string;
  /** If set, every row has a picture or an empty tile. */
  pictureOf?: (record: R) => ImageRef | undefined;
  /** State of an entry that its fields do not hold, in the first column. */
  Mark?: ComponentType<{ record: R }>;
  /** Further actions of row menu and bulk bar; calls `children` with those on the entries. */
  Actions?: ComponentType<EntryActionsProps>;
  /** Columns after the name. */
  columns: readonly {
    field: string;
    from: ColumnFrom;
    /** Overrides the field's own label. */
    label?: string;
    /** Overrides the cell of the field's type and widget. */
    Cell?: ComponentType<{ record: R }>;
  }[];
  /** Tabs above the list, each a filter. */
  views?: Views;
  /** Boolean field that the list can switch, with the labels of the bulk actions. */
  switchable?: { field: string; on: string; off: string };
  /** Options of single form fields, by path. */
  places?: FieldPlaces;
  /** Convert a draft to the form's values and back, if the form edits more than the schema's fields. */
  edited?: (draft: Record<string, unknown>) => Record<string, unknown>;
  sent?: (draft: Record<string, unknown>) => Record<string, unknown>;
  /** Ways to fill the form of a new entry, above its fields; reads and sets them through the form's context. */
  Start?: ComponentType;
  /** Further input of the form for a new entry. `follow` runs after the entry is created and reports its own errors. */
  Question?: ComponentType<{ onAnswer: (follow: ((created: R) => Promise<unknown>) | undefined) => void }>;
  /** Heading of the preview, if it does not show the guests' view. */
  previewTitle?: string;
  /** Preview of a draft: the guests' view, or its effects. */
  Preview?: ComponentType<{ draft: Partial<R> }>;
  /** Summary of all entries, above the list. */
  Above?: ComponentType;
  /** Alternative way to find entries; beside the list on wide screens, otherwise above it. */
  Beside?: ComponentType;
  /** Further ways to create entries, on the list of users with write permission. */
  ListTools?: ComponentType;
  /**
   * Actions on a saved entry, for users with write permission. An action passes the new state to `onChanged`, and the
   * form continues with it.
   */
  Tools?: ComponentType<{ record: R; onChanged: (changed: R) => void }>;
};

/** Configuration of a resource's pages in the back office: 10 to 30 lines of data. */
export type OfficeResource = Spec<OfficeRecord> & { resource: AnyResource };

/** Types a description by its resource. The type is then erased, because lists and forms do not depend on it. */
export const officeResource = <S extends z.ZodObject>(
  resource: { draft: S } & Omit<AnyResource, 'draft' | 'endpoints'> & { endpoints: unknown },
  spec: Spec<Entity<S>>,
): OfficeResource => ({ resource: resource as unknown as AnyResource, ...spec }) as unknown as OfficeResource;
