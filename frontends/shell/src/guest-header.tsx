import type { Branch } from '@theke/contracts/catalog/branch';
import type { Division } from '@theke/contracts/catalog/division';
import type { InitConfig } from '@theke/contracts/gateway/init';
import {
  branchIdentifierOf,
  guestPageName,
  hasOwnFrame,
  type Place,
  pageKindOf,
  pageTitle,
} from '@theke/rules/site/page';
import { closest, type PagePath } from '@theke/rules/site/page-paths';
import { useOnline } from '@theke/ui/use-online';
import { useEffect } from 'react';
import { Header } from './header.tsx';
import { messages } from './messages.de.ts';
import { OfflineBar } from './offline-bar.tsx';
import { useMinimizedHeader } from './use-minimized-header.ts';
import { usePath } from './use-path.ts';

/** Data of header and footer of guest pages. */
export type Frame = {
  config: InitConfig;
  divisions: readonly Division[];
  branches: readonly Branch[];
  /** Whether the site search has any content. */
  hasSearch: boolean;
  /** Paths of the frontends. */
  pages: readonly PagePath[];
  /** On the server: path of the rendered page. */
  path?: string;
};

/**
 * Target of the header's back arrow: from the checkout to its menu, from a menu or the contact page to the branch
 * list, if any.
 */
function backPath(place: Place, identifier: string | undefined, hasList: boolean): string | undefined {
  if (place === 'checkout') return `/store/${identifier}`;
  return (place === 'branch' || place === 'contact') && hasList ? '/' : undefined;
}

/** Header of guest pages with the offline warning; also sets the document's title. */
export function GuestHeader({ config, divisions, branches, hasSearch, pages, path: serverPath }: Frame) {
  const path = usePath(serverPath);
  const place = pageKindOf(path);
  const page = closest(pages, path);
  const isOnline = useOnline();
  const isMinimized = useMinimizedHeader(place !== 'checkout');
  const title = pageTitle(
    page?.title ?? guestPageName(path, { hasHomePage: config.enablePluginHomePage, divisions, branches }),
    config,
  );
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
        // An unknown branch has no hero below the header.
        place={place === 'branch' && !branches.some((one) => one.identifier === identifier) ? 'page' : place}
        shopName={config.shopName}
        logo={config.logo}
        logoDark={config.logoDark}
        backTo={backPath(place, identifier, hasList)}
        links={place === 'checkout' ? [] : links}
        phone={place === 'checkout' ? branches.find((one) => one.identifier === identifier)?.phone : undefined}
        // Not in the checkout, which keeps the language of the menu and avoids distractions.
        hasLanguages={config.offersEnglish && place !== 'checkout'}
        hasSearch={hasSearch && !hasOwnFrame(path) && place !== 'branch'}
        isMinimized={isMinimized}
      />
    </>
  );
}
