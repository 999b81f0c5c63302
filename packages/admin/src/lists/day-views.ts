import type { Me } from '@theke/contracts/identity/user';
import type { LocalDate } from '@theke/rules/time/local-time';
import { beginOf, dayAgo } from './day-filter.ts';
import type { Filter } from './list-state.ts';

type View = { label: string; filter: Filter };

/** What filters of tabs may go by, days by the business's clock; days to come have a minus. */
type About = {
  /** The instant at which a day began. */
  beginOfDay: (daysAgo: number) => string;
  dayAgo: (daysAgo: number) => LocalDate;
  /** Who looks. */
  me: Me;
};

/** Tabs over a list, each a filter. */
export type Views = readonly View[] | ((about: About) => readonly View[]);

export const viewsOf = (views: Views = [], zone: string, me: About['me']): readonly View[] =>
  typeof views === 'function'
    ? views({
        beginOfDay: (days) => beginOf(dayAgo(days, zone), zone),
        dayAgo: (days) => dayAgo(days, zone),
        me,
      })
    : views;
