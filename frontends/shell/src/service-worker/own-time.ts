import { ownTimePage } from '@theke/ui/worker/cache-names';
import { offlinePage } from './offline-page.ts';
import { cachedOwnTimeFile } from './own-time-cache.ts';
import type { OwnTimeKind } from './own-time-kind.ts';

/** Who has something at hand waits for the network no longer than this. */
const patienceMs = 4_000;

/** What the worker answers where somebody punches on this device; undefined where it is a guest's matter. */
export async function ownTimeAnswer(request: Request, kind: NonNullable<OwnTimeKind>): Promise<Response | undefined> {
  if (kind === 'office') return fetch(request).catch(() => offlineOffice());
  const kept = await cachedOwnTimeFile(kind === 'page' ? ownTimePage : request.url);
  if (kind === 'file' || !kept) return kept ?? (kind === 'page' ? fetch(request) : undefined);
  const late = new Promise<Response>((resolve) => setTimeout(() => resolve(kept), patienceMs));
  try {
    const answer = await Promise.race([fetch(request), late]);
    return [502, 503, 504].includes(answer.status) ? kept : answer;
  } catch {
    return kept;
  }
}

/** No page of the back office is kept but one, which is named. */
async function offlineOffice(): Promise<Response> {
  return offlinePage((await cachedOwnTimeFile(ownTimePage)) ? [ownTimePage] : [], 'de');
}
