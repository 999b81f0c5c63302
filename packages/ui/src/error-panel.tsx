import { CloudOff, RefreshCw } from 'lucide-react';
import { Button } from './button.tsx';
import { Empty } from './empty.tsx';
import { icon } from './icon.ts';

type Props = {
  /** Message of the failed action, from the error catalogue. */
  message: string;
  text?: string | undefined;
  retryLabel: string;
  onRetry: () => void;
  /** Uses an h1, if the page has no other content. */
  isPageTitle?: boolean;
};

/** Error panel: message and retry button. */
export const ErrorPanel = ({ message, text, retryLabel, onRetry, isPageTitle = false }: Props) => (
  <Empty
    role="alert"
    isPageTitle={isPageTitle}
    title={message}
    text={text}
    sign={<CloudOff {...icon} size={36} />}
    action={
      <Button kind="second" onClick={onRetry}>
        <RefreshCw {...icon} size={18} />
        {retryLabel}
      </Button>
    }
  />
);
