import { useSettled } from '@theke/admin/ui/use-settled.ts';
import { type Scene, type SceneDraft, scenes } from '@theke/contracts/signage/scene';
import { sceneContent } from '@theke/contracts/signage/scene-content';
import { useMemo, useState } from 'react';
import { LivePreview } from '../shared/live-preview.tsx';
import type { Orientation } from '../shared/preview-tools.tsx';
import { usePreviewBranch } from '../shared/use-preview-branch.ts';
import { usePreviewPackage } from '../shared/use-preview-package.ts';
import { sceneMessages } from './scene-messages.de.ts';

/** How long typing pauses before the preview is loaded, in ms. */
const pauseMs = 500;

/** Preview of a scene that is being edited, with the current data of a branch. */
export function ScenePreview({ draft: { name, look, content, orientation } }: { draft: Partial<Scene> }) {
  const { branch } = usePreviewBranch();
  const [chosen, setChosen] = useState<Orientation>();
  const format = chosen ?? (orientation === 'portrait' ? 'portrait' : 'landscape');
  // Compared as text, because the form changes its values in place.
  const text = useSettled(JSON.stringify({ name, look, content }), pauseMs);
  const scene = useMemo(() => previewedScene(JSON.parse(text) as Partial<SceneDraft>), [text]);
  const { data, error } = usePreviewPackage(
    branch && scene ? { branch: branch.id, orientation: format, scene } : undefined,
  );
  const missing = scene ? undefined : content ? sceneMessages.incomplete : sceneMessages.nothing;
  return (
    <LivePreview
      content={scene && data}
      error={error}
      orientation={format}
      onOrientation={setChosen}
      missing={missing}
    />
  );
}

/** Undefined while required fields are missing. */
function previewedScene({ name, look, content }: Partial<SceneDraft>) {
  const parsed = sceneContent.safeParse(content);
  if (!parsed.success) return undefined;
  return { name: name?.trim() || scenes.label.one, look: look ?? 'brand', content: parsed.data };
}
