import { Button } from '@theke/ui/button';
import { Empty } from '@theke/ui/empty';
import { icon } from '@theke/ui/icon';
import { SearchX } from 'lucide-react';
import { messages } from '../messages.de.ts';

/** Nothing passes what a list is narrowed to; the way back to all of it. */
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
