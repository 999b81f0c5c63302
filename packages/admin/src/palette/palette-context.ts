import { createContext, useContext } from 'react';

/** Parts of the palette. */
export type PalettePart = 'palette' | 'shortcuts';
/** Opens a part of the palette; undefined outside of the back office's pages. */
export const PaletteContext = createContext<((part: PalettePart) => void) | undefined>(undefined);
export const useOpenPalette = () => useContext(PaletteContext);

/** Strg K, or ⌘ K on a Mac. Pages in frames pass it on. */
export const isPaletteKey = ({ key, ctrlKey, metaKey, altKey, shiftKey }: KeyboardEvent): boolean =>
  key.toLowerCase() === 'k' && (ctrlKey || metaKey) && !altKey && !shiftKey;
