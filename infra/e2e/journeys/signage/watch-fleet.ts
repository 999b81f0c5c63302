import type { Tv, TvNeed } from '@theke/contracts/signage/device';
import type { Play } from '@theke/contracts/signage/play';
import { until } from '@theke/kit/testing/until';
import type { Platform } from '../platform.ts';
import { callOrThrow } from '../staff-calls.ts';

/** The fleet page's data about one TV. */
export function watchFleet(platform: Platform, cookie: string, id: string) {
  const status = async () =>
    ((await callOrThrow(platform, 'GET', `/api/digital-signage-devices/${id}/status`, cookie)).data as Tv).status;
  return {
    status,
    /** Waits for a state; a silent TV is recognised after 30 s. */
    untilState: (state: Tv['status']['state']) =>
      until(
        `the fleet page to say ${state}`,
        async () => {
          const now = await status().catch(() => undefined);
          return now?.state === state && now;
        },
        60_000,
      ),
    needs: async () =>
      ((await callOrThrow(platform, 'GET', '/api/digital-signage-devices/in-need', cookie)).data as TvNeed[])
        .filter(({ device }) => device.id === id)
        .map(({ reason }) => reason),
    /** Number and seconds of all plays. */
    plays: async () => {
      const path = `/api/signage-plays?pageSize=500&filter[device]=${id}`;
      const rows = (await callOrThrow(platform, 'GET', path, cookie)).data as Play[];
      return {
        count: rows.reduce((sum, { plays }) => sum + plays, 0),
        seconds: rows.reduce((sum, { seconds }) => sum + seconds, 0),
      };
    },
  };
}
