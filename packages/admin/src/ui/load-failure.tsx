import { ErrorPanel } from '@theke/ui/error-panel';
import { messages } from '../messages.de.ts';

type Props = {
  /** Message naming the data that could not be loaded. */
  message: string;
  error: Error;
  refetch: () => unknown;
};

/** Error panel with message, reason and retry button. */
export const LoadFailure = ({ message, error, refetch }: Props) => (
  <ErrorPanel message={message} text={error.message} retryLabel={messages.retry} onRetry={() => void refetch()} />
);
