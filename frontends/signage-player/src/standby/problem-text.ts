import type { ConnectionProblem } from '../shared/view-props.ts';
import { problemMessages } from './problem-messages.de.ts';

/** Names the problem and the next step in a sentence. `since` is a time of day, "16:20". */
export const problemText = (problem: ConnectionProblem, since?: string): string =>
  since === undefined ? problemMessages[problem].now : problemMessages[problem].since(since);
