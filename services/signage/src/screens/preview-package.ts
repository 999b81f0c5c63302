import type { Parsed } from '@theke/contracts/endpoint';
import type { ContentPackage } from '@theke/contracts/signage/package';
import type { previewPackage } from '@theke/contracts/signage/player';
import type { Scene } from '@theke/contracts/signage/scene';
import type { SignageSegment } from '@theke/contracts/signage/segment';
import { buildSharedPackage, hashOfTv, sharedHash } from './build-package.ts';
import type { TenantScreens } from './tenant-screens.ts';

/** Ids of what exists in a preview only. */
const draftId = '00000000-0000-7000-8000-000000000001';
const stored = { version: 1, createdAt: '1970-01-01T00:00:00.000Z', updatedAt: '1970-01-01T00:00:00.000Z' };

type PreviewRequest = Parsed<typeof previewPackage>['body'];

const playing = (segment: string) => ({
  name: '',
  entries: [],
  fallback: { id: segment },
  interruption: null,
  isOffWhenClosed: false,
});

/** The package of an imagined TV: a stream, a segment, or a scene that is not saved yet. */
export function previewOf(
  { facts, streams, origin }: TenantScreens,
  { branch, orientation, stream, scene, segment }: PreviewRequest,
  now: number,
): ContentPackage | undefined {
  const draft: Scene | undefined = scene && {
    ...stored,
    ...scene,
    id: draftId,
    path: '',
    kind: scene.content.kind,
    orientation: 'both',
    validFrom: null,
    validUntil: null,
  };
  const only: SignageSegment | undefined = draft && {
    ...stored,
    id: draftId,
    name: draft.name,
    items: [
      {
        id: draftId,
        scene: { id: draftId },
        image: null,
        video: null,
        seconds: 30,
        transition: 'cut',
        skipsSoldOut: false,
      },
    ],
  };
  const shown = draft && only ? withDraft(facts, draft, only) : facts;
  const played = only ? playing(draftId) : segment ? playing(segment) : stream ? streams.get(stream) : undefined;
  const shared = buildSharedPackage(shown, { branch, stream: played }, { now, origin });
  const device = { id: draftId, name: 'Vorschau', orientation, isEnabled: true };
  return shared && { ...shared, device, hash: hashOfTv(sharedHash(shared), device) };
}

const withDraft = (facts: TenantScreens['facts'], scene: Scene, segment: SignageSegment): TenantScreens['facts'] => ({
  ...facts,
  scenes: new Map([...facts.scenes, [scene.id, scene]]),
  segments: new Map([...facts.segments, [segment.id, segment]]),
});
