import { randomUuid } from '@theke/admin/ui/random-uuid.ts';

/** Made up by this tablet for this branch, once; where nothing can be kept, for as long as the page is open. */
export function deviceIdentifier(branch: string): string {
  const key = `theke-frontdesk ${branch}`;
  const made = randomUuid();
  try {
    const known = localStorage.getItem(key);
    if (known) return known;
    localStorage.setItem(key, made);
  } catch {
    // A browser that keeps nothing: the tablet is a new one at each visit.
  }
  return made;
}
