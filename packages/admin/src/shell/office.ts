import { type ComponentType, createContext, useContext } from 'react';
import type { ListEntry } from '../resources/list-entry.ts';
import type { Widgets } from '../widgets/widget.ts';
import type { OfficeGroup, OfficeLink } from './office-link.ts';

/** Configuration of an office: lists, links in order, groups and widgets of the features. */
export type Office = {
  /** Lists whose pages are built from definitions. */
  lists: readonly ListEntry[];
  links: readonly OfficeLink[];
  groups: readonly OfficeGroup[];
  widgets: Widgets;
  /** Shown at the end of every page bar. */
  UserMenu: ComponentType;
};

export const OfficeContext = createContext<Office | undefined>(undefined);

export function useOffice(): Office {
  const office = useContext(OfficeContext);
  if (!office) throw new Error('there is no office around this page');
  return office;
}
