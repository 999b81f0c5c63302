import type { TvState } from '@theke/rules/signage/tv-state';

/** Tabs of the fleet page. Every state belongs to exactly one besides `all`. */
export const tvViews = ['all', 'running', 'help', 'off'] as const;
export type TvView = (typeof tvViews)[number];

const viewOfState: Readonly<Record<TvState, Exclude<TvView, 'all'>>> = {
  running: 'running',
  outdated: 'help',
  standby: 'help',
  silent: 'help',
  unpaired: 'help',
  off: 'off',
  disabled: 'off',
};

export const isInView = (state: TvState, view: TvView): boolean => view === 'all' || viewOfState[state] === view;

export const toTvView = (text: string | null): TvView => tvViews.find((view) => view === text) ?? 'all';
