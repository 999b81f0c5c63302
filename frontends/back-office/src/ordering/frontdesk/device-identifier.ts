import { randomUuid } from '@theke/admin/ui/random-uuid.ts';

/** Returns the tablet's id for a branch, generated once; without storage a new one per page load. */
export function deviceIdentifier(branch: string): string {
  const key = `theke-frontdesk ${branch}`;
  const generated = randomUuid();
  try {
    const stored = localStorage.getItem(key);
    if (stored) return stored;
    localStorage.setItem(key, generated);
  } catch {
    // Without storage, the tablet gets a new id on each visit.
  }
  return generated;
}
