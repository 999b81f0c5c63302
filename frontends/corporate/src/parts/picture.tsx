import type { ShownImage } from '@theke/contracts/content/content-value';
import { classNames } from '@theke/ui/class-names';
import { animationUrl, type ImageSize, imageSrcSet, imageUrl } from '@theke/ui/image-url';
import { useReferences } from '../page/page-context.ts';
import { isValue } from '../page/values.ts';
import * as css from './picture.module.css';

const widths: readonly ImageSize[] = ['tiny', 'small', 'medium', 'large'];

type Props = {
  image: Pick<ShownImage, 'id' | 'version' | 'extension'> & Partial<ShownImage> & { focus?: unknown };
  /** Displayed width, for the attribute `sizes`. */
  sizes: string;
  /** Decorative, beside a title with the same content: hidden from screen readers. */
  isDecoration?: boolean;
  /** Loads eagerly, because it is in the first view. */
  isFirst?: boolean;
  className?: string | undefined;
};

const classes: Readonly<Record<string, string | undefined>> = css;

/** Focal point of a picture: as chosen, otherwise as detected when it was stored (MEDIA-11). */
function focusClasses(chosen: unknown, look: ShownImage['look']): (string | undefined)[] {
  const focus = isValue(chosen) && typeof chosen.x === 'number' && typeof chosen.y === 'number' ? chosen : look?.focus;
  const tenth = (share: unknown) => Math.round(Math.min(1, Math.max(0, Number(share))) * 10);
  return focus ? [classes[`x${tenth(focus.x)}`], classes[`y${tenth(focus.y)}`]] : [];
}

/**
 * A picture in all widths; the server chooses AVIF or WebP by the Accept header. An animation plays unless the reader
 * prefers reduced motion.
 */
export function Picture({ image, sizes, isDecoration = false, isFirst = false, className }: Props) {
  const stored = useReferences().image(image.id);
  const copyright = image.copyright || stored?.copyright;
  const look = image.look ?? stored?.look;
  const alt = isDecoration ? '' : image.alt || stored?.alt || '';
  const shared = {
    ...(isFirst ? { fetchPriority: 'high' as const } : { loading: 'lazy' as const }),
    decoding: 'async' as const,
  };
  const still = { srcSet: imageSrcSet(image, widths), sizes };
  return (
    <span className={classNames(css.picture, ...focusClasses(image.focus, look), className)}>
      {look?.isAnimated ? (
        <picture>
          <source {...still} media="(prefers-reduced-motion: reduce)" />
          <img alt={alt} {...shared} src={animationUrl(image)} />
        </picture>
      ) : (
        <img alt={alt} {...shared} {...still} src={imageUrl(image, 'medium')} />
      )}
      {copyright && !isDecoration && <small className={css.copyright}>© {copyright}</small>}
    </span>
  );
}
