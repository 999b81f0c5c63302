import { CloudOff, RefreshCw } from 'lucide-react';
import { Button } from './button.tsx';
import { Empty } from './empty.tsx';
import { icon } from './icon.ts';

type Props = {
  /** What could not be done, from the catalogue of errors. */
  message: string;
  text?: string | undefined;
  retryLabel: string;
  onRetry: () => void;
  /** It is all that the page has to say. */
  isPageTitle?: boolean;
};

/** Something could not be loaded: the sentence, then the way out. */
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
