import { ErrorPanel } from '@theke/ui/error-panel';
import { messages } from '../messages.de.ts';

type Props = {
  /** What could not be loaded. */
  message: string;
  error: Error;
  refetch: () => unknown;
};

/** What could not be loaded, why, and the way to try again. */
export const LoadFailure = ({ message, error, refetch }: Props) => (
  <ErrorPanel message={message} text={error.message} retryLabel={messages.retry} onRetry={() => void refetch()} />
);
