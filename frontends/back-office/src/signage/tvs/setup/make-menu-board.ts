import type { OfficeApi } from '@theke/admin/api/office-api.ts';
import { readEveryPage } from '@theke/admin/api/read-every-page.ts';
import { randomUuid } from '@theke/admin/ui/random-uuid.ts';
import { scenes } from '@theke/contracts/signage/scene';
import { digitalSignageSegments } from '@theke/contracts/signage/segment';
import { digitalSignageStreams } from '@theke/contracts/signage/stream';
import { setupMessages } from './setup-messages.de.ts';

const { name, path } = setupMessages.template;
const size = 500;

export type TemplateStep = 'scene' | 'segment' | 'stream';

/**
 * Creates a scene with the menu, a segment with it and a stream that always plays the segment. What an earlier call
 * created is found and used again, so a repeated call completes the first one and creates nothing twice.
 * @param onStep called before each step
 * @returns the id of the stream
 */
export async function makeMenuBoard(api: OfficeApi, onStep: (step: TemplateStep) => void): Promise<string> {
  onStep('scene');
  const scene = (await findScene(api)) ?? (await createScene(api));
  onStep('segment');
  const segment = (await findSegment(api, scene)) ?? (await createSegment(api, scene));
  onStep('stream');
  return (await findStream(api, segment)) ?? (await createStream(api, segment));
}

const findScene = async (api: OfficeApi) =>
  (await readEveryPage((page) => api(scenes.endpoints.list, { query: { page, pageSize: size } }), size)).find(
    (scene) => scene.path === path && scene.content.kind === 'menu-board',
  )?.id;

const createScene = async (api: OfficeApi) => {
  const draft = { name, content: { kind: 'menu-board' as const } };
  try {
    return (await api(scenes.endpoints.create, { body: { ...draft, path } })).id;
  } catch (error) {
    // Somebody else created it at the same time.
    const other = await findScene(api);
    if (other === undefined) throw error;
    return other;
  }
};

const findSegment = async (api: OfficeApi, scene: string) =>
  (
    await readEveryPage((page) => api(digitalSignageSegments.endpoints.list, { query: { page, pageSize: size } }), size)
  ).find(({ items }) => items.length === 1 && items[0]?.scene?.id === scene)?.id;

const createSegment = async (api: OfficeApi, scene: string) =>
  (
    await api(digitalSignageSegments.endpoints.create, {
      body: { name, items: [{ id: randomUuid(), scene: { id: scene }, seconds: 60 }] },
    })
  ).id;

const findStream = async (api: OfficeApi, segment: string) =>
  (
    await readEveryPage((page) => api(digitalSignageStreams.endpoints.list, { query: { page, pageSize: size } }), size)
  ).find(({ fallback, entries }) => fallback?.id === segment && entries.length === 0)?.id;

const createStream = async (api: OfficeApi, segment: string) =>
  (await api(digitalSignageStreams.endpoints.create, { body: { name, fallback: { id: segment } } })).id;
