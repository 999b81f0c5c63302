import type { ImageSize } from '@theke/contracts/media/image';
import { imageUrl } from '@theke/contracts/signage/file-urls';
import type { ImageRef } from '@theke/contracts/wire';
import { classNames } from '@theke/ui/class-names';
import { isCutOut, pictureStyle } from '@theke/ui/picture-style';
import { useState } from 'react';
import * as css from './parts.module.css';

type Props = {
  image: ImageRef;
  size: ImageSize;
  className?: string | undefined;
  /** Without it the scene fails. Other pictures are left out if they are missing. */
  isRequired?: boolean;
  /** Shows all of a photograph instead of cropping it. */
  isWhole?: boolean;
};

/** A picture: cropped around its focal point, or with a shadow if it is cut out. Decorative; the name is beside it. */
export function Picture({ image, size, className, isRequired = false, isWhole = false }: Props) {
  const [isBroken, setBroken] = useState(false);
  if (isBroken) return null;
  return (
    <img
      src={imageUrl(image, size)}
      alt=""
      className={classNames(isCutOut(image) ? css.cutOut : css.photograph, className)}
      style={isWhole ? { objectFit: 'contain' } : pictureStyle(image)}
      data-required={isRequired || undefined}
      onError={() => !isRequired && setBroken(true)}
    />
  );
}
