import type { AnchorHTMLAttributes, MouseEvent } from 'react';
import { navigateToUrl } from 'single-spa';

type Props = AnchorHTMLAttributes<HTMLAnchorElement> & {
  href: string;
  /** Called after navigation within the document. */
  onFollowed?: () => void;
};

/** Link within the shop that navigates without loading a document; a new tab is left to the browser. */
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
