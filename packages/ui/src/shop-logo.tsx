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

/** Logo of a business; its second one on dark ground (FRAME-19). `data-dark` marks the second one on its own ground. */
export const ShopLogo = ({ logo, logoDark, isOnDark, alt, ...size }: Props) =>
  logoDark && isOnDark ? (
    <img src={urlOf(logoDark)} data-dark="" alt={alt} {...size} />
  ) : (
    <picture>
      {logoDark && <source media="(prefers-color-scheme: dark)" srcSet={urlOf(logoDark)} />}
      <img src={urlOf(logo)} alt={alt} {...size} />
    </picture>
  );
