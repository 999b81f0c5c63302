import type { AnchorHTMLAttributes, MouseEvent } from 'react';
import { navigateToUrl } from 'single-spa';

type Props = AnchorHTMLAttributes<HTMLAnchorElement> & {
  href: string;
  /** After it led away within the document. */
  onFollowed?: () => void;
};

/** A link within the shop: it changes the page without loading a document, unless a new tab is asked for. */
export function SpaLink({ href, onFollowed, ...rest }: Props) {
  const onClick = (event: MouseEvent) => {
    if (
      event.defaultPrevented ||
      event.button !== 0 ||
      event.metaKey ||
      event.ctrlKey ||
      event.shiftKey ||
      event.altKey
    )
      return;
    event.preventDefault();
    navigateToUrl(href);
    onFollowed?.();
  };
  return <a {...rest} href={href} onClick={onClick} />;
}
