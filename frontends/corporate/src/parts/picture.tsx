import type { ShownImage } from '@theke/contracts/content/content-value';
import { classNames } from '@theke/ui/class-names';
import { type ImageSize, imageSrcSet, imageUrl } from '@theke/ui/image-url';
import { useReferences } from '../page/page-context.ts';
import * as css from './picture.module.css';

const widths: readonly ImageSize[] = ['tiny', 'small', 'medium', 'large'];

type Props = {
  image: Pick<ShownImage, 'id' | 'version' | 'extension'> & Partial<ShownImage>;
  /** How wide it is drawn, as the attribute `sizes` says it. */
  sizes: string;
  /** Beside a title that says the same: nothing to hear. */
  isDecoration?: boolean;
  /** In the first view: what a visitor waits for. */
  isFirst?: boolean;
  className?: string | undefined;
};

/** A picture in all widths; the server chooses AVIF or WebP by what the browser takes. */
export function Picture({ image, sizes, isDecoration = false, isFirst = false, className }: Props) {
  const known = useReferences().image(image.id);
  const copyright = image.copyright || known?.copyright;
  return (
    <span className={classNames(css.picture, className)}>
      <img
        src={imageUrl(image, 'medium')}
        srcSet={imageSrcSet(image, widths)}
        sizes={sizes}
        alt={isDecoration ? '' : image.alt || known?.alt || ''}
        {...(isFirst ? { fetchPriority: 'high' as const } : { loading: 'lazy' as const })}
        decoding="async"
      />
      {copyright && !isDecoration && <small className={css.copyright}>© {copyright}</small>}
    </span>
  );
}
