import { buttonClass } from '@theke/ui/button';
import { Empty } from '@theke/ui/empty';
import { icon } from '@theke/ui/icon';
import { FileQuestion } from 'lucide-react';
import { Link } from 'react-router';
import { messages } from '../messages.de.ts';
import { PageBar } from './page-bar.tsx';

/** Page for unknown paths and deleted entries. */
export const NotFound = () => (
  <>
    <PageBar title={messages.notFound} />
    <Empty
      title={messages.notFound}
      text={messages.notFoundText}
      sign={<FileQuestion {...icon} size={36} />}
      action={
        <Link className={buttonClass({ kind: 'second' })} to="/">
          {messages.toStart}
        </Link>
      }
    />
  </>
);
