import type { Place } from '@theke/rules/site/page';
import { classNames } from '@theke/ui/class-names';
import * as css from './footer.module.css';
import type { FooterLink } from './footer-links.ts';
import { InfoButton } from './info-button.tsx';
import { messages } from './messages.de.ts';
import { SpaLink } from './spa-link.tsx';

type Props = { place: Place; links: readonly FooterLink[]; businessName: string; year: number };

/** Width of the page's content above. */
const widths: Partial<Record<Place, string | undefined>> = { checkout: css.checkout, status: css.status };

export const Footer = ({ place, links, businessName, year }: Props) => (
  <footer className={css.footer}>
    <div className={classNames(css.inner, widths[place])}>
      <nav aria-label={messages.footer}>
        <ul>
          {links.map(({ href, label, isExternal }) => (
            <li key={href}>{isExternal ? <a href={href}>{label}</a> : <SpaLink href={href}>{label}</SpaLink>}</li>
          ))}
        </ul>
      </nav>
      <p className={css.copyright}>
        © {year} {businessName}
      </p>
    </div>
    <InfoButton place={place} />
  </footer>
);
