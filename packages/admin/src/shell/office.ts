import { type ComponentType, createContext, useContext } from 'react';
import type { ListEntry } from '../resources/list-entry.ts';
import type { Widgets } from '../widgets/widget.ts';
import type { OfficeGroup, OfficeLink } from './office-link.ts';

/** What an office is made of besides the engine: the features' links, in order, and their widgets. */
export type Office = {
  /** What has a page of its own in the office by definition. */
  lists: readonly ListEntry[];
  links: readonly OfficeLink[];
  groups: readonly OfficeGroup[];
  widgets: Widgets;
  /** At the far end of every page's bar. */
  UserMenu: ComponentType;
};

export const OfficeContext = createContext<Office | undefined>(undefined);

export function useOffice(): Office {
  const office = useContext(OfficeContext);
  if (!office) throw new Error('there is no office around this page');
  return office;
}
