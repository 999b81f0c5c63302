import { Empty } from '@theke/ui/empty';
import { icon } from '@theke/ui/icon';
import { ShieldX } from 'lucide-react';
import { messages } from '../messages.de.ts';
import { PageBar } from './page-bar.tsx';

/** A page that this user's roles do not reach. */
export const NotAllowed = ({ title }: { title: string }) => (
  <>
    <PageBar title={title} />
    <Empty
      title={messages.notAllowed}
      text={messages.notAllowedText}
      sign={<ShieldX {...icon} size={36} />}
      role="alert"
    />
  </>
);
