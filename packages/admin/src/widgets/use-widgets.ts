import { createContext, useContext } from 'react';
import type { Widgets } from './widget.ts';

export const WidgetsContext = createContext<Widgets>({});
export const useWidgets = (): Widgets => useContext(WidgetsContext);
