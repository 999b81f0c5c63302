import type { LogEntry } from '@theke/contracts/identity/log';
import { users } from '@theke/contracts/identity/user';
import { type Subject, subjectOf } from './subject-of.ts';
import { useStaffName } from './use-actor-text.ts';

/** Subject of an audit entry. Names of people are not stored there, so the current ones are used. */
export function useSubject(entry: LogEntry): Subject | undefined {
  const staffName = useStaffName();
  const subject = subjectOf(entry);
  if (subject?.kind !== users.label.one) return subject;
  return { ...subject, name: staffName(entry.subject) ?? subject.name };
}
