import { lazy } from 'react';

/** Cells of lists; their words are those of the panel that publishes, which a form loads later. */
const load = () => import(/* webpackChunkName: "part-draft-state" */ './draft-state.tsx');

export const EntryState = lazy(async () => ({ default: (await load()).EntryState }));
export const SiteState = lazy(async () => ({ default: (await load()).SiteState }));
