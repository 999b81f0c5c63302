import type { Branch } from '@theke/contracts/catalog/branch';
import type { Division } from '@theke/contracts/catalog/division';
import type { InitConfig } from '@theke/contracts/gateway/init';
import { branchIdentifierOf, guestPageName, type Place, pageTitle, placeOf } from '@theke/rules/site/page';
import { closest, type PagePath } from '@theke/rules/site/page-paths';
import { useEffect } from 'react';
import { createPortal } from 'react-dom';
import { Footer } from './footer.tsx';
import { footerLinks } from './footer-links.ts';
import { Header } from './header.tsx';
import { messages } from './messages.de.ts';
import { OfflineBar } from './offline-bar.tsx';
import { useMinimizedHeader } from './use-minimized-header.ts';
import { useOnline } from './use-online.ts';
import { usePath } from './use-path.ts';

type Props = {
  config: InitConfig;
  divisions: Division[];
  branches: Branch[];
  /** What the remotes draw. */
  pages: readonly PagePath[];
  /** Where the footer goes, below the remote. */
  bottom: Element;
};

/** Where the arrow in the header leads: from the checkout to its menu, from a menu to the list if there is one. */
function backFrom(place: Place, identifier: string | undefined, hasList: boolean): string | undefined {
  if (place === 'checkout') return `/store/${identifier}`;
  return place === 'branch' && hasList ? '/' : undefined;
}

/** What surrounds the guests' pages: header, offline warning, footer and the document's title. */
export function GuestFrame({ config, divisions, branches, pages, bottom }: Props) {
  const path = usePath();
  const place = placeOf(path);
  const page = closest(pages, path);
  const isOnline = useOnline();
  const isMinimized = useMinimizedHeader(place !== 'checkout');
  const title = pageTitle(page?.title ?? guestPageName(path, { divisions, branches }), config);
  useEffect(() => {
    if (!page?.isStaff) document.title = title;
  }, [page, title]);
  if (page?.isStaff) return null;

  const identifier = branchIdentifierOf(path);
  const hasList = branches.length > 1;
  const links = [
    ...(hasList ? [{ href: '/', label: messages.branches, isCurrent: place === 'list' }] : []),
    ...(identifier && place === 'branch'
      ? [{ href: `/store/${identifier}`, label: messages.menu, isCurrent: true }]
      : []),
  ];
  return (
    <>
      {!isOnline && <OfflineBar />}
      <Header
        place={place}
        shopName={config.shopName}
        logo={config.logo}
        backTo={backFrom(place, identifier, hasList)}
        links={place === 'checkout' ? [] : links}
        isMinimized={isMinimized}
      />
      {createPortal(
        <Footer
          links={footerLinks(config, branches)}
          businessName={config.businessName || config.shopName}
          year={new Date().getFullYear()}
        />,
        bottom,
      )}
    </>
  );
}
