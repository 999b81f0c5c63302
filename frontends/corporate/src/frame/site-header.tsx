import type { Branch } from '@theke/contracts/catalog/branch';
import type { ShownNavigation } from '@theke/contracts/content/content-page';
import type { InitConfig } from '@theke/contracts/gateway/init';
import { maxCaseStudies } from '@theke/rules/content/teaser-texts';
import { safeUrl } from '@theke/rules/content/urls';
import { icon } from '@theke/ui/icon';
import { imageSrcSet, imageUrl } from '@theke/ui/image-url';
import { ShopLogo } from '@theke/ui/shop-logo';
import { SkipLink } from '@theke/ui/skip-link';
import { ChevronDown, Mail, Menu, X } from 'lucide-react';
import { LanguageButtons } from './language-buttons.tsx';
import * as css from './site-header.module.css';
import { SiteSearch } from './site-search.tsx';
import { withWayToOrder } from './way-to-order.ts';

/** A menu entry of any of the three levels. */
type Item = Omit<ShownNavigation['items'][number], 'children'> & { readonly children?: readonly Item[] };

/** Whether a link leads to the current page, ignoring a trailing slash. */
const isAt = (href: string | null, path: string): boolean => href?.replace(/(.)\/$/, '$1') === path;

const isBelow = ({ children = [] }: Item, path: string): boolean =>
  children.some((child) => isAt(child.href, path) || isBelow(child, path));

/** A menu entry (NAV-02 to NAV-04); without a target it is plain text. */
function NavLink({ item, path }: { item: Item; path: string }) {
  const logo = (
    <>
      {item.type === 'site' && item.label === 'Kontakt' && <Mail {...icon} size={18} />}
      {item.label}
    </>
  );
  const href = safeUrl(item.href);
  if (!href) return <span>{logo}</span>;
  return (
    <a
      href={href}
      aria-current={isAt(item.href, path) ? 'page' : undefined}
      {...(item.type === 'link' && { target: '_blank', rel: 'noopener' })}
    >
      {logo}
    </a>
  );
}

type MenuProps = {
  path: string;
  /** Name of the group of entries of which one is open at a time. */
  name: string;
  /** Stories beside the submenu; not on phones. */
  stories?: readonly Item[];
};

/** Submenu that opens without JavaScript; one at a time. */
const Below = ({ item, path, name, stories }: MenuProps & { item: Item }) => (
  <details name={name} className={css.below} data-menu="">
    <summary data-below={isBelow(item, path) ? '' : undefined}>
      {item.label}
      <ChevronDown {...icon} size={16} />
    </summary>
    <div className={css.panel} data-alive={stories && stories.length > 0 ? 'menu' : undefined}>
      <ul className={css.panelList}>
        {item.href && (
          <li>
            <NavLink item={item} path={path} />
          </li>
        )}
        {item.children?.map((child) => (
          <li key={`${child.label} ${child.href}`}>
            <NavLink item={child} path={path} />
            {child.children && child.children.length > 0 && (
              <ul>
                {child.children.map((leaf) => (
                  <li
                    key={`${leaf.label} ${leaf.href}`}
                    data-sector={leaf.projects === undefined ? undefined : leaf.label}
                  >
                    <NavLink item={leaf} path={path} />
                    {leaf.projects !== undefined && <small>{leaf.projects}</small>}
                  </li>
                ))}
              </ul>
            )}
          </li>
        ))}
      </ul>
      {stories && stories.length > 0 && (
        <div className={css.stories}>
          <p data-stories="">Projektstories</p>
          <ul>
            {stories.map((story, index) => (
              <li
                key={`${story.label} ${story.href}`}
                data-story={JSON.stringify(story.sectors ?? [])}
                hidden={index >= maxCaseStudies}
              >
                {story.image && (
                  <img
                    src={imageUrl(story.image, 'small')}
                    srcSet={imageSrcSet(story.image, ['tiny', 'small'])}
                    sizes="240px"
                    width="240"
                    height="144"
                    alt=""
                    loading="lazy"
                  />
                )}
                <NavLink item={story} path={path} />
              </li>
            ))}
          </ul>
        </div>
      )}
    </div>
  </details>
);

const Entries = ({ items, ...menu }: MenuProps & { items: readonly Item[] }) => (
  <ul>
    {items.map((item) => (
      <li key={`${item.label} ${item.href}`}>
        {item.children && item.children.length > 0 ? (
          <Below item={item} {...menu} />
        ) : (
          <NavLink item={item} path={menu.path} />
        )}
      </li>
    ))}
  </ul>
);

type Props = {
  config: InitConfig;
  navigations: readonly ShownNavigation[];
  /** Branches of a shop, whose menus the header links to. */
  branches: readonly Branch[];
  path: string;
  /** Shows the language choice, in the shop. */
  hasLanguages?: boolean;
};

/** Header with logo and menus (FRAME-02). On phones the menu opens above the page. Works without JavaScript. */
export function SiteHeader({ config: { shopName, logo, logoDark }, navigations, branches, path, hasLanguages }: Props) {
  const menu = (identifier: string) => navigations.find((one) => one.identifier === identifier)?.items ?? [];
  const [items, contact] = [withWayToOrder(menu('main'), branches), menu('contact')];
  const isWordMark = logo?.look !== undefined && logo.look.ratio > 2;
  return (
    <header className={css.header}>
      <SkipLink />
      <div className={css.inner}>
        <a className={css.logo} href="/">
          {logo && <ShopLogo {...{ logo, logoDark }} alt={isWordMark ? shopName : ''} height={32} />}
          {!isWordMark && <span>{shopName}</span>}
        </a>
        {items.length > 0 && (
          <>
            <nav className={css.wideNav} aria-label="Hauptnavigation">
              <Entries items={items} path={path} name="wide" stories={menu('case-studies')} />
            </nav>
            <details className={css.phoneNav} data-menu="">
              <summary aria-label="Menü">
                <Menu {...icon} size={22} className={css.open} />
                <X {...icon} size={22} className={css.close} />
              </summary>
              <nav aria-label="Menü">
                <Entries items={items} path={path} name="phone" />
                <p className={css.contact}>
                  {contact.map((item) => (
                    <NavLink key={`${item.label} ${item.href}`} item={item} path={path} />
                  ))}
                </p>
              </nav>
            </details>
          </>
        )}
        {hasLanguages && <LanguageButtons />}
        <SiteSearch />
      </div>
    </header>
  );
}
