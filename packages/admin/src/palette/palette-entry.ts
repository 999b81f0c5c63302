import type { LucideProps } from 'lucide-react';
import type { ComponentType } from 'react';

/** A result of the command palette: a page, a command that opens a form, or a record. */
export type PaletteEntry = {
  /** Unique among all entries; recently used entries are stored by it. */
  id: string;
  label: string;
  /** Shown after the label: group of a page, description of a record. */
  hint?: string | undefined;
  Icon: ComponentType<LucideProps>;
  to: string;
  /** Leads out of the back office. */
  isOutside?: boolean | undefined;
  /** List of a record. */
  list?: string;
};

export type PaletteGroup = { title: string; entries: readonly PaletteEntry[] };

/** What the palette searches, and how it is described. */
export type PaletteOptions = {
  /** Names of the lists whose records are searched, in the order of their results. */
  searched: readonly string[];
  /** List with the order numbers for `#`. */
  numbered: string;
  /** Further words by which pages are found, by path: "Urlaub" for the page about absences. */
  words: Readonly<Record<string, string>>;
};
