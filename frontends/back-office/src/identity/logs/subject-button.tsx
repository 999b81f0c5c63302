import { useListAddress } from '@theke/admin/lists/use-list-address.ts';
import { logMessages as words } from '../domain/log-messages.de.ts';
import * as css from './logs.module.css';

/** Narrows the list to everything that happened to one thing. */
export function SubjectButton({ subject }: { subject: string }) {
  const { change } = useListAddress();
  return (
    <button type="button" className={css.subject} title={words.onlySubject} onClick={() => change({ subject })}>
      {subject}
    </button>
  );
}
