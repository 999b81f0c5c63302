import type { AnalyticsLead } from '@theke/contracts/analytics/analytics-lead';
import { leadMessages as words } from './lead-messages.de.ts';

/** What has to be done, or was. */
export const taskText = ({ text, isDone }: AnalyticsLead['tasks'][number]): string =>
  isDone ? words.done(text) : text;
