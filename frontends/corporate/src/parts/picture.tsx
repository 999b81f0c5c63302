import type { ShownImage } from '@theke/contracts/content/content-value';
import { classNames } from '@theke/ui/class-names';
import { type ImageSize, imageSrcSet, imageUrl } from '@theke/ui/image-url';
import { useReferences } from '../page/page-context.ts';
import { isValue } from '../page/values.ts';
import * as css from './picture.module.css';

const widths: readonly ImageSize[] = ['tiny', 'small', 'medium', 'large'];

type Props = {
  image: Pick<ShownImage, 'id' | 'version' | 'extension'> & Partial<ShownImage> & { focus?: unknown };
  /** How wide it is drawn, as the attribute `sizes` says it. */
  sizes: string;
  /** Beside a title that says the same: nothing to hear. */
  isDecoration?: boolean;
  /** In the first view: what a visitor waits for. */
  isFirst?: boolean;
  className?: string | undefined;
};

/** On which side of a picture its focal point lies, in thirds: no styles stand in a document (its policy), so that there are classes. */
function focusOf(focus: unknown): (string | undefined)[] {
  if (!isValue(focus) || typeof focus.x !== 'number' || typeof focus.y !== 'number') return [];
  const side = (at: number, before: string | undefined, after: string | undefined) =>
    at < 1 / 3 ? before : at > 2 / 3 ? after : undefined;
  return [side(focus.x, css.left, css.right), side(focus.y, css.top, css.bottom)];
}

/** A picture in all widths; the server chooses AVIF or WebP by what the browser takes. */
export function Picture({ image, sizes, isDecoration = false, isFirst = false, className }: Props) {
  const known = useReferences().image(image.id);
  const copyright = image.copyright || known?.copyright;
  return (
    <span className={classNames(css.picture, ...focusOf(image.focus), className)}>
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
