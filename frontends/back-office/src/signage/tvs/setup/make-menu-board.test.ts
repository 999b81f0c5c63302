import { expect, test } from '@jest/globals';
import type { AnyResource } from '@theke/admin/api/resource.ts';
import { memoryApi } from '@theke/admin/testing/memory-api.ts';
import { scenes } from '@theke/contracts/signage/scene';
import { digitalSignageSegments } from '@theke/contracts/signage/segment';
import { digitalSignageStreams } from '@theke/contracts/signage/stream';
import { ApiError } from '@theke/ui/api-error';
import { makeMenuBoard } from './make-menu-board.ts';

const resources = [scenes, digitalSignageSegments, digitalSignageStreams] as unknown as AnyResource[];

test('continues after a failure at any step, and creates nothing twice', async () => {
  for (const failing of resources) {
    const { api, stored } = memoryApi(resources);
    let hasFailed = false;
    const flaky = (async (endpoint: never, sent: never) => {
      if (endpoint === failing.endpoints.create && !hasFailed) {
        hasFailed = true;
        throw new ApiError(503, []);
      }
      return api(endpoint, sent);
    }) as typeof api;
    await expect(makeMenuBoard(flaky, () => undefined)).rejects.toThrow();
    const steps: string[] = [];
    const stream = await makeMenuBoard(flaky, (step) => steps.push(step));
    expect(await makeMenuBoard(flaky, () => undefined)).toBe(stream);
    expect(steps).toEqual(['scene', 'segment', 'stream']);
    expect(resources.map(({ name }) => stored[name]?.length)).toEqual([1, 1, 1]);
  }
});
