import type { ImageRef } from '@theke/contracts/wire';
import { phoneLink } from '@theke/rules/checkout/phone-link';
import type { Place } from '@theke/rules/site/page';
import { classNames } from '@theke/ui/class-names';
import { icon } from '@theke/ui/icon';
import { iconButtonClass } from '@theke/ui/icon-button';
import { imageUrl, isWordMark, logoSize } from '@theke/ui/image-url';
import { SkipLink } from '@theke/ui/skip-link';
import { VisuallyHidden } from '@theke/ui/visually-hidden';
import { ArrowLeft, Phone } from 'lucide-react';
import * as css from './header.module.css';
import { LanguageChoice } from './language-choice.tsx';
import { messages } from './messages.de.ts';
import { SearchButton } from './search/search-button.tsx';
import { SpaLink } from './spa-link.tsx';

type Props = {
  place: Place;
  shopName: string;
  logo: ImageRef | null;
  logoDark: ImageRef | null;
  /** Target of the back arrow, on subpages. */
  backTo: string | undefined;
  links: readonly { href: string; label: string; isCurrent: boolean }[];
  /** Phone number for help while ordering. */
  phone: string | undefined;
  hasLanguages: boolean;
  hasSearch: boolean;
  isMinimized: boolean;
};

const looks: Partial<Record<Place, string | undefined>> = {
  branch: css.branch,
  checkout: css.checkout,
  status: css.status,
};

/** Header of guest pages; shrinks to a fixed bar on scrolling (FRAME-03). */
export const Header = ({
  place,
  shopName,
  logo,
  logoDark,
  backTo,
  links,
  phone,
  hasLanguages,
  hasSearch,
  isMinimized,
}: Props) => (
  <header className={classNames(css.header, looks[place], isMinimized && css.minimized)}>
    <SkipLink />
    <div className={css.bar}>
      <div className={css.inner}>
        {backTo && (
          <SpaLink
            href={backTo}
            className={classNames(iconButtonClass, css.back)}
            aria-label={messages.back}
            title={messages.back}
          >
            <ArrowLeft {...icon} size={22} />
          </SpaLink>
        )}
        <SpaLink href="/" className={css.logo}>
          {/* The style sheet shows one of them (FRAME-19): less code than a <picture>. */}
          {[logoDark, logo].map(
            (one) =>
              one && (
                <img
                  key={Number(one === logo)}
                  src={imageUrl(one, logoSize(one))}
                  alt={isWordMark(one) ? shopName : ''}
                  width={Math.round(Math.min(160, 32 * (one.look?.ratio ?? 1)))}
                  height="32"
                />
              ),
          )}
          {!(logo && isWordMark(logo)) && <span>{shopName}</span>}
        </SpaLink>
        {links.length > 0 && (
          <nav className={css.nav} aria-label={messages.navigation}>
            {links.map(({ href, label, isCurrent }) => (
              <SpaLink key={href} href={href} aria-current={isCurrent ? 'page' : undefined}>
                {label}
              </SpaLink>
            ))}
          </nav>
        )}
        {hasLanguages && <LanguageChoice className={css.language} />}
        {hasSearch && <SearchButton className={css.search} />}
        {phone && (
          <a className={css.phone} href={phoneLink(phone)} title={messages.call}>
            <Phone {...icon} aria-hidden="true" />
            <VisuallyHidden>{messages.call}</VisuallyHidden>
            <span>{phone}</span>
          </a>
        )}
      </div>
    </div>
  </header>
);
