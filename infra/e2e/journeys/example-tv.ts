import type { Platform } from './platform.ts';
import { callOrThrow } from './staff-calls.ts';

/** A screen that shows a code; with the code it becomes a TV. */
export const pairExampleTv = async (platform: Platform): Promise<{ key: string; code: string }> =>
  (await callOrThrow(platform, 'POST', '/api/signage-player/pairing', '', {})).data as { key: string; code: string };
