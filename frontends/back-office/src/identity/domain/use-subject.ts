import type { LogEntry } from '@theke/contracts/identity/log';
import { users } from '@theke/contracts/identity/user';
import { type Subject, subjectOf } from './subject-of.ts';
import { useStaff } from './use-actor-text.ts';

/** What a line is about. People's names are not kept with it: they are those of today. */
export function useSubject(entry: LogEntry): Subject | undefined {
  const staff = useStaff();
  const subject = subjectOf(entry);
  if (subject?.kind !== users.label.one) return subject;
  const user = staff.find(({ id }) => id === entry.subject);
  return user ? { ...subject, name: `${user.firstName} ${user.lastName}` } : subject;
}
