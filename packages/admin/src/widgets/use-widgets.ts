import { createContext, useContext } from 'react';
import { engineWidgets } from './engine-widgets.tsx';
import type { Widgets } from './widget.ts';

export const WidgetsContext = createContext<Widgets>(engineWidgets);
export const useWidgets = (): Widgets => useContext(WidgetsContext);
