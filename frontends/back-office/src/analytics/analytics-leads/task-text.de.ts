import type { AnalyticsLead } from '@theke/contracts/analytics/analytics-lead';

/**
 * Text of a task. Separate file, because the widgets are part of every page and should not load the other texts of
 * leads.
 */
export const taskText = ({ text, isDone }: AnalyticsLead['tasks'][number]): string =>
  isDone ? `${text} (erledigt)` : text;
