import { Button } from '@theke/ui/button';
import { Empty } from '@theke/ui/empty';
import { icon } from '@theke/ui/icon';
import { SearchX } from 'lucide-react';
import { messages } from '../messages.de.ts';

/** Empty state when no entry matches the filters, with a button to reset them. */
export const NoMatch = ({ title, text, onReset }: { title: string; text?: string; onReset: () => void }) => (
  <Empty
    title={title}
    text={text}
    sign={<SearchX {...icon} size={36} />}
    action={
      <Button kind="second" onClick={onReset}>
        {messages.list.reset}
      </Button>
    }
  />
);
