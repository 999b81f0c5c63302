import { sceneImageSizes } from '@theke/contracts/signage/file-urls';
import type { PackageScene } from '@theke/contracts/signage/package';
import type { ImageRef } from '@theke/contracts/wire';
import { Picture } from '../parts/picture.tsx';
import { failures } from '../scene-messages.de.ts';
import { Stage } from '../stage/stage.tsx';
import * as css from './media.module.css';

type Props = {
  image: ImageRef;
  /** `cover` fills the screen and crops around the focal point; `contain` shows all of the picture. */
  fit: 'cover' | 'contain';
  look: PackageScene['look'];
  onReady(): void;
  onFailed(message: string): void;
};

/** A picture that fills the screen. */
export const PictureView = ({ image, fit, look, onReady, onFailed }: Props) => (
  <Stage look={look} onReady={onReady} onPictureMissing={() => onFailed(failures.pictureMissing)}>
    <div className={css.media}>
      <Picture image={image} size={sceneImageSizes.picture} isRequired isWhole={fit === 'contain'} />
    </div>
  </Stage>
);
