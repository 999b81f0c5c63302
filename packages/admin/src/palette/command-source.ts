import type { QueryClient } from '@tanstack/react-query';
import type { Branch } from '@theke/contracts/catalog/branch';
import type { Me } from '@theke/contracts/identity/user';
import type { Permission } from '@theke/contracts/permissions';
import type { ToastMessage } from '@theke/ui/toast';
import type { OfficeApi } from '../api/office-api.ts';
import type { FoundRecord } from './find-records.ts';
import type { PaletteEntry } from './palette-entry.ts';

/** Data and functions with which a source finds and runs commands. */
export type CommandContext = {
  api: OfficeApi;
  client: QueryClient;
  me: Me;
  /** Branches of the business. */
  branches: readonly Branch[];
  zoneOf: (branch?: string) => string;
  toast: (message: ToastMessage) => void;
  /** Records of the source's list that the text finds. */
  records: readonly FoundRecord[];
};

/**
 * Commands that depend on stored data: on the records that a text finds, or on a state such as the user's working time.
 * They are found when typing pauses (OFFICE-43).
 */
export type CommandSource = {
  /** Unique among the sources. */
  name: string;
  /** Permissions that the commands require; other users cause no request. */
  needs: readonly Permission[];
  /** Words that name the commands. A source without a list is asked only if all typed words are among them. */
  words: string;
  /** List of the records that the commands are about; not called if the text finds none. */
  list?: string;
  find: (context: CommandContext) => Promise<PaletteEntry[]>;
};
