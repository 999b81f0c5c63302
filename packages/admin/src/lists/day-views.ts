import { beginOf, dayAgo } from './day-filter.ts';
import type { Filter } from './list-state.ts';

/** The instant at which the day so many days before today began, by the business's clock; of days to come with a minus. */
type DayBegin = (daysAgo: number) => string;
type View = { label: string; filter: Filter };

/** Tabs over a list, each a filter; of some the days decide, or how whoever looks is called. */
export type Views = readonly View[] | ((beginOfDay: DayBegin, me: string) => readonly View[]);

export const viewsOf = (views: Views = [], zone: string, me: string): readonly View[] =>
  typeof views === 'function' ? views((days) => beginOf(dayAgo(days, zone), zone), me) : views;
