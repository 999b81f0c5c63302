import { isOwnVideo, isVideoElsewhere, textPicture } from '@theke/rules/content/text-media';
import { icon } from '@theke/ui/icon';
import { ExternalLink, FileText } from 'lucide-react';
import * as css from './text-media.module.css';

type Picture = { src: unknown; alt: string; className: string };

/**
 * A picture in a text. A PDF shows its first page and links to the file. With reduced motion, a GIF shows a still
 * image.
 */
export function PictureInText({ src, alt, className }: Picture) {
  const picture = textPicture(src);
  if (!picture) return null;
  const { still, file } = picture;
  const { src: at } = picture;
  if (file)
    return (
      <a className={`${css.file} ${className}`} href={file} download>
        <img src={at} alt={alt} loading="lazy" />
        <span>
          <FileText {...icon} size={18} />
          PDF herunterladen
        </span>
      </a>
    );
  if (!still) return <img className={className} src={at} alt={alt} loading="lazy" />;
  return (
    <picture className={`${css.picture} ${className}`}>
      <source srcSet={still} media="(prefers-reduced-motion: reduce)" />
      <img src={at} alt={alt} loading="lazy" />
    </picture>
  );
}

/** Plays an uploaded video. Links to an external one, so that its host does not learn about the reader. */
export function VideoInText({ src, title }: { src: unknown; title: string }) {
  if (isOwnVideo(src))
    return (
      <figure className={css.video}>
        {/* biome-ignore lint/a11y/useMediaCaption: uploads have no captions (MEDIA-04); the text beside the video says the same */}
        <video src={src} controls preload="metadata" playsInline aria-label={title || 'Video'} />
        {title && <figcaption>{title}</figcaption>}
      </figure>
    );
  if (!isVideoElsewhere(src)) return null;
  return (
    <figure className={css.video}>
      <a className={css.elsewhere} href={src} target="_blank" rel="noopener">
        <span>
          <b>{title || 'Video'}</b>
          {`Video ansehen auf ${new URL(src).hostname}`}
        </span>
        <ExternalLink {...icon} />
      </a>
    </figure>
  );
}
