import type { ComponentType } from 'react';

/** How a feature lets a filter be chosen whose values the contract does not name. '' is whichever. */
export type FilterControl = ComponentType<{ label: string; value: string; onChange: (value: string) => void }>;
export type FilterControls = Readonly<Record<string, FilterControl>>;
