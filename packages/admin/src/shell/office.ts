import { type ComponentType, createContext, useContext } from 'react';
import type { OfficeResource } from '../resources/office-resource.ts';
import type { Widgets } from '../widgets/widget.ts';
import type { OfficeGroup, OfficeLink } from './office-link.ts';

/** What an office is made of besides the engine: the features' links, in order, and their widgets. */
export type Office = {
  resources: readonly OfficeResource[];
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
