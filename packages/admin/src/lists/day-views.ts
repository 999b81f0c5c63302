import type { Me } from '@theke/contracts/identity/user';
import type { LocalDate } from '@theke/rules/time/local-time';
import { beginOf, dayAgo } from './day-filter.ts';
import type { Filter } from './list-state.ts';

type View = { label: string; filter: Filter };

/** Helpers for the filters of tabs. Days are in the business's time zone; negative numbers are days to come. */
type About = {
  /** Instant at which a day began. */
  beginOfDay: (daysAgo: number) => string;
  dayAgo: (daysAgo: number) => LocalDate;
  /** The current user. */
  me: Me;
};

/** Tabs above a list, each a filter. */
export type Views = readonly View[] | ((about: About) => readonly View[]);

export const viewsOf = (views: Views = [], zone: string, me: About['me']): readonly View[] =>
  typeof views === 'function'
    ? views({
        beginOfDay: (days) => beginOf(dayAgo(days, zone), zone),
        dayAgo: (days) => dayAgo(days, zone),
        me,
      })
    : views;
