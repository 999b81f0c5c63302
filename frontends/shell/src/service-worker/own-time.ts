import { ownTimePage } from '@theke/ui/worker/cache-names';
import { offlinePage } from './offline-page.ts';
import { cachedOwnTimeFile } from './own-time-cache.ts';
import type { OwnTimeKind } from './own-time-kind.ts';

/** Network timeout in ms if there is a cached page. */
const patienceMs = 4_000;

/** Response for a request on a device where staff record working time; undefined if it is a guest's request. */
export async function ownTimeAnswer(request: Request, kind: NonNullable<OwnTimeKind>): Promise<Response | undefined> {
  if (kind === 'office') return fetch(request).catch(() => offlineOffice());
  const cached = await cachedOwnTimeFile(kind === 'page' ? ownTimePage : request.url);
  if (kind === 'file' || !cached) return cached ?? (kind === 'page' ? fetch(request) : undefined);
  const late = new Promise<Response>((resolve) => setTimeout(() => resolve(cached), patienceMs));
  try {
    const answer = await Promise.race([fetch(request), late]);
    return [502, 503, 504].includes(answer.status) ? cached : answer;
  } catch {
    return cached;
  }
}

/** Offline page of the back office, which links to the own-time page if that is cached. */
async function offlineOffice(): Promise<Response> {
  return offlinePage((await cachedOwnTimeFile(ownTimePage)) ? [ownTimePage] : [], 'de');
}
