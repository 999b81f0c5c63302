import type { ImageRef } from '@theke/contracts/wire';
import { imageUrl, logoSize } from './image-url.ts';

type Props = {
  logo: ImageRef;
  /** Second logo, for dark ground. */
  logoDark: ImageRef | null;
  /** The ground is dark in both colour schemes. */
  isOnDark?: boolean;
  alt: string;
  width?: number;
  height: number;
};

const urlOf = (image: ImageRef) => imageUrl(image, logoSize(image));

/** Logo of a business; on dark ground its second one, if there is one (FRAME-19). */
export const ShopLogo = ({ logo, logoDark, isOnDark, alt, ...size }: Props) => (
  <picture>
    {logoDark && <source srcSet={urlOf(logoDark)} media={isOnDark ? 'all' : '(prefers-color-scheme: dark)'} />}
    <img src={urlOf(logo)} alt={alt} {...size} />
  </picture>
);
