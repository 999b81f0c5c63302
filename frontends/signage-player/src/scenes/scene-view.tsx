import type { PackageScene } from '@theke/contracts/signage/package';
import type { ItemViewProps } from '../shared/view-props.ts';
import { PictureView } from './media/picture-view.tsx';
import { VideoView } from './media/video-view.tsx';
import { MenuBoard } from './menu-board/menu-board.tsx';
import { OrderQueue } from './order-queue/order-queue.tsx';
import { Clock } from './plain/clock.tsx';
import { OpeningHours } from './plain/opening-hours.tsx';
import { QrCodeScene } from './plain/qr-code.tsx';
import { TextScene } from './plain/text.tsx';
import { Promotion } from './promotion/promotion.tsx';
import { WebPage } from './web-page/web-page.tsx';

/** Draws a scene by its kind. */
export function SceneView({
  scene: { content: scene, look, validUntil },
  ...view
}: ItemViewProps & { scene: PackageScene }) {
  const props = { ...view, look, validUntil };
  switch (scene.kind) {
    case 'menu-board':
      return <MenuBoard {...props} scene={scene} />;
    case 'order-queue':
      return <OrderQueue {...props} scene={scene} />;
    case 'promotion':
      return <Promotion {...props} scene={scene} />;
    case 'picture':
      return <PictureView {...props} image={scene.image} fit={scene.fit} />;
    case 'video':
      return <VideoView {...props} video={scene.video} hasSound={scene.hasSound} />;
    case 'web-page':
      return <WebPage {...props} scene={scene} />;
    case 'opening-hours':
      return <OpeningHours {...props} scene={scene} />;
    case 'clock':
      return <Clock {...props} scene={scene} />;
    case 'text':
      return <TextScene {...props} scene={scene} />;
    case 'qr-code':
      return <QrCodeScene {...props} scene={scene} />;
  }
}
