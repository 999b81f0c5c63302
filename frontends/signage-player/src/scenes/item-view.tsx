import type { ContentPackage } from '@theke/contracts/signage/package';
import type { ImageRef } from '@theke/contracts/wire';
import type { ItemViewProps } from '../shared/view-props.ts';
import { PictureView } from './media/picture-view.tsx';
import { VideoView } from './media/video-view.tsx';
import { useFailure } from './parts/use-failure.ts';
import { failures } from './scene-messages.de.ts';
import { SceneView } from './scene-view.tsx';

/** A picture that is this much wider or higher than the screen would lose too much if it were cropped. */
const maxCropRatio = 1.5;

function pictureFit({ look }: ImageRef, { orientation }: ContentPackage['device']): 'cover' | 'contain' {
  const screen = orientation === 'portrait' ? 9 / 16 : 16 / 9;
  const ratio = (look?.ratio ?? screen) / screen;
  return Math.max(ratio, 1 / ratio) > maxCropRatio ? 'contain' : 'cover';
}

/** One item of a segment: a scene, a picture or a video. */
export function ItemView(props: ItemViewProps) {
  const { item, content, onFailed } = props;
  const scene = content.scenes.find(({ id }) => id === item.scene?.id);
  const isEmpty = !item.scene && !item.image && !item.video;
  const missing = item.scene && !scene ? failures.sceneMissing : undefined;
  useFailure(isEmpty ? failures.nothingToShow : missing, onFailed);
  if (scene) return <SceneView {...props} scene={scene} />;
  if (item.image)
    return <PictureView {...props} image={item.image} fit={pictureFit(item.image, content.device)} look="dark" />;
  if (item.video) return <VideoView {...props} video={item.video} hasSound={false} />;
  return null;
}
