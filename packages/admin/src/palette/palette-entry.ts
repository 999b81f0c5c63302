import type { Permission } from '@theke/contracts/permissions';
import type { ToastMessage } from '@theke/ui/toast';
import type { LucideProps } from 'lucide-react';
import type { ComponentType } from 'react';
import type { CommandSource } from './command-source.ts';

type Described = {
  /** Unique among all entries; recently used entries are stored by it. */
  id: string;
  label: string;
  /** Shown after the label: group of a page, description of a record. */
  hint?: string | undefined;
  /** Further words by which the entry is found. */
  words?: string;
  Icon: ComponentType<LucideProps>;
};

/** A result that opens an address: a page, a form or a record. */
export type AddressEntry = Described & {
  to: string;
  /** Leads out of the back office. */
  isOutside?: boolean | undefined;
  /** List of a record. */
  list?: string;
};

/** A result that changes something at once. It is never listed as recently used. */
export type ActionEntry = Described & {
  /** @returns the message about the result, with an undo button if there is one @throws if it failed */
  run: () => Promise<ToastMessage>;
  /** Sentence for a failure that has no message of its own. */
  failed: string;
};

/** A result of the command palette. */
export type PaletteEntry = AddressEntry | ActionEntry;

export const isAction = (entry: PaletteEntry): entry is ActionEntry => 'run' in entry;

export type PaletteGroup = { title: string; entries: readonly PaletteEntry[] };

/** A form with an address of its own, or a dialog that an address opens. Forms of lists need none. */
export type PaletteForm = Pick<AddressEntry, 'label' | 'Icon' | 'to' | 'words'> & {
  needs: Permission;
  /** Path of the page that the form belongs to; without that page, the form is not offered either. */
  page: string;
};

/** What the palette searches, and how it is described. */
export type PaletteOptions = {
  /** Names of the lists whose records are searched, in the order of their results. */
  searched: readonly string[];
  /** List with the order numbers for `#`. */
  numbered: string;
  /** Further words by which pages are found, by path: "Urlaub" for the page about absences. */
  words: Readonly<Record<string, string>>;
  forms: readonly PaletteForm[];
  commands: readonly CommandSource[];
};
