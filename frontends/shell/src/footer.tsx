import * as css from './footer.module.css';
import type { FooterLink } from './footer-links.ts';
import { messages } from './messages.de.ts';
import { SpaLink } from './spa-link.tsx';

type Props = { links: readonly FooterLink[]; businessName: string; year: number };

export const Footer = ({ links, businessName, year }: Props) => (
  <footer className={css.footer}>
    <div className={css.inner}>
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
  </footer>
);
