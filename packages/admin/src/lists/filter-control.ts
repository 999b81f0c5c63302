import type { ComponentType } from 'react';

/** Control for a filter whose values the contract does not enumerate. '' means any. */
export type FilterControl = ComponentType<{ label: string; value: string; onChange: (value: string) => void }>;
export type FilterControls = Readonly<Record<string, FilterControl>>;
