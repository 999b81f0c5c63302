import type { AnchorHTMLAttributes, MouseEvent } from 'react';
import { useNavigate, usePlace } from './place.ts';

type Props = Omit<AnchorHTMLAttributes<HTMLAnchorElement>, 'href'> & { to: string };

/** A link to another page of the shop: no document is loaded, unless a new tab is asked for. */
export function Link({ to, onClick, ...rest }: Props) {
  const navigate = useNavigate();
  const { pathname, search } = usePlace();
  const go = (event: MouseEvent<HTMLAnchorElement>) => {
    onClick?.(event);
    const isForBrowser = event.button !== 0 || event.metaKey || event.ctrlKey || event.shiftKey || event.altKey;
    if (event.defaultPrevented || isForBrowser) return;
    event.preventDefault();
    // Where one already is, is no second step.
    navigate(to, { replace: to === pathname + search });
  };
  return <a {...rest} href={to} onClick={go} />;
}
