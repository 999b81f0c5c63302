import type { Platform } from '../platform.ts';
import { callOrThrow } from '../staff-calls.ts';

/** Removes TVs, streams, segments and scenes of the demo: what a business starts with. */
export async function removeSignage(platform: Platform): Promise<void> {
  const cookie = await platform.login('admin@demo.example');
  // Each is kept while the one before uses it.
  for (const name of ['digital-signage-devices', 'digital-signage-streams', 'digital-signage-segments', 'scenes']) {
    const { data } = await callOrThrow(platform, 'GET', `/api/${name}?pageSize=500`, cookie);
    for (const { id } of data as { id: string }[]) await callOrThrow(platform, 'DELETE', `/api/${name}/${id}`, cookie);
  }
}
