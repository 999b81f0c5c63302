import type { AnalyticsLead } from '@theke/contracts/analytics/analytics-lead';

/** What has to be done, or was. Beside the widgets, which every page has: without the other words of leads. */
export const taskText = ({ text, isDone }: AnalyticsLead['tasks'][number]): string =>
  isDone ? `${text} (erledigt)` : text;
