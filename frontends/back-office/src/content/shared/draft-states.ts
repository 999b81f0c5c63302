import { lazy } from 'react';

/** List cells; loaded with the texts of the publishing panel. */
const load = () => import('./draft-state.tsx');

export const EntryState = lazy(async () => ({ default: (await load()).EntryState }));
export const SiteState = lazy(async () => ({ default: (await load()).SiteState }));
