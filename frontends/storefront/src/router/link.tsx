import type { AnchorHTMLAttributes, MouseEvent } from 'react';
import { useNavigate, usePlace } from './place.ts';

type Props = Omit<AnchorHTMLAttributes<HTMLAnchorElement>, 'href'> & { to: string };

/** Link to another page of the shop without loading a document; a new tab is left to the browser. */
export function Link({ to, onClick, ...rest }: Props) {
  const navigate = useNavigate();
  const { pathname, search } = usePlace();
  const go = (event: MouseEvent<HTMLAnchorElement>) => {
    onClick?.(event);
    const isForBrowser = event.button !== 0 || event.metaKey || event.ctrlKey || event.shiftKey || event.altKey;
    if (event.defaultPrevented || isForBrowser) return;
    event.preventDefault();
    // A link to the current page adds no history entry.
    navigate(to, { replace: to === pathname + search });
  };
  return <a {...rest} href={to} onClick={go} />;
}
