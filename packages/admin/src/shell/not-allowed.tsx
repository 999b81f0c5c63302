import { Empty } from '@theke/ui/empty';
import { icon } from '@theke/ui/icon';
import { ShieldX } from 'lucide-react';
import { messages } from '../messages.de.ts';
import { PageBar } from './page-bar.tsx';

/** Page for users without the required permission. */
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
