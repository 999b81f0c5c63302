import type { Site } from '@theke/contracts/content/site';
import type { Place } from '@theke/rules/content/editing/page-operation';
import { createContext, useContext } from 'react';
import type { OutlineNode } from '../blocks/block-catalogue.ts';
import type { Editing, EditQueue } from '../saving/edit-queue.ts';
import type { TypingKeys } from './typing-keys.ts';

export type Builder = {
  /** The page as last read: its published revision and plan. */
  readonly site: Site;
  readonly queue: EditQueue;
  readonly editing: Editing;
  readonly outline: readonly OutlineNode[];
  /** Selected block; null for the page. */
  readonly selected: string | null;
  select(block: string | null): void;
  /** Opens the library for a position. */
  insertAt(place: Place): void;
  readonly typingKeys: TypingKeys;
  /** Takes over the page that an action has replied with. */
  onSite(fresh: Site): void;
  /** Reads the page again: another editor may have published it. */
  refreshSite(): void;
};

export const BuilderContext = createContext<Builder | undefined>(undefined);

export function useBuilder(): Builder {
  const builder = useContext(BuilderContext);
  if (!builder) throw new Error('not within the builder');
  return builder;
}
