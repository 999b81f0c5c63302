import type { LogEntry } from '@theke/contracts/identity/log';
import { users } from '@theke/contracts/identity/user';
import { type Subject, subjectOf } from './subject-of.ts';
import { useStaff } from './use-actor-text.ts';

/** Subject of an audit entry. Names of people are not stored there, so the current ones are used. */
export function useSubject(entry: LogEntry): Subject | undefined {
  const staff = useStaff();
  const subject = subjectOf(entry);
  if (subject?.kind !== users.label.one) return subject;
  const user = staff.find(({ id }) => id === entry.subject);
  return user ? { ...subject, name: `${user.firstName} ${user.lastName}` } : subject;
}
