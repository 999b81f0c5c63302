import { messages } from '../messages.de.ts';
import type { Views } from './day-views.ts';

/** Tabs of a log with the filters `from` and `until`: all entries, those of today, and of the last seven days. */
export const recentViews: Views = ({ beginOfDay }) => [
  { label: messages.list.anyValue, filter: {} },
  { label: messages.list.today, filter: { from: beginOfDay(0) } },
  { label: messages.list.week, filter: { from: beginOfDay(6) } },
];
