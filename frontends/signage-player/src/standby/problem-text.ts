import type { ConnectionProblem } from '../shared/view-props.ts';
import { problemMessages } from './problem-messages.de.ts';

/** What is wrong with the connection, and what happens next. `since` is a time of day, "16:20". */
export const problemText = (problem: ConnectionProblem, since?: string): string =>
  since === undefined ? problemMessages[problem].now : problemMessages[problem].since(since);
