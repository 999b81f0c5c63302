import { randomUuid } from '@theke/admin/ui/random-uuid.ts';

/** Returns the tablet's id for a branch, generated once; without storage a new one per page load. */
export function deviceIdentifier(branch: string): string {
  const key = `theke-frontdesk ${branch}`;
  const made = randomUuid();
  try {
    const known = localStorage.getItem(key);
    if (known) return known;
    localStorage.setItem(key, made);
  } catch {
    // Without storage, the tablet gets a new id on each visit.
  }
  return made;
}
