import type { Tv } from '@theke/contracts/signage/device';
import type { Page } from 'playwright-core';
import type { Platform } from '../platform.ts';
import { callOrThrow } from '../staff-calls.ts';
import { readCode } from './open-tv.ts';

/**
 * Turns a window into one of the demo's TVs, with its stream, and waits until it plays. The window that was it before
 * asks for a code again.
 * @returns the TV's id
 */
export async function openDemoTv(page: Page, platform: Platform, cookie: string, name: string): Promise<string> {
  await page.goto(`${platform.url}/tv`);
  const fleet = (await callOrThrow(platform, 'GET', '/api/digital-signage-devices/fleet', cookie)).data as Tv[];
  const tv = fleet.find((one) => one.name === name);
  if (!tv) throw new Error(`the demo has no TV "${name}"`);
  const code = await readCode(page);
  await callOrThrow(platform, 'POST', `/api/digital-signage-devices/${tv.id}/pair`, cookie, { code });
  await page.locator('[data-phase="air"]').first().waitFor();
  return tv.id;
}
