import type { SiteFrame } from '@theke/contracts/content/content-page';
import type { InitConfig } from '@theke/contracts/gateway/init';
import { phoneLink } from '@theke/rules/checkout/phone-link';
import { safeUrl } from '@theke/rules/content/urls';
import { needsConsent } from '@theke/rules/site/third-parties';
import { ConsentLink } from '@theke/ui/consent/consent-link';
import { icon } from '@theke/ui/icon';
import { Mail } from 'lucide-react';
import { entriesIn, richIn, textIn } from '../page/values.ts';
import { mailAddress } from '../parts/addresses.ts';
import { InfoButton } from '../parts/info-button.tsx';
import { RichText } from '../parts/rich-text.tsx';
import { legalLinks } from './legal-links.ts';
import * as css from './site-footer.module.css';

type Props = { config: InitConfig; frame: SiteFrame; year: string; path: string };

/**
 * Footer with the blocks `footer-text` and `address`, the menus `contact`, `footer` and `quick` (FRAME-02), and the
 * legal links.
 */
export function SiteFooter({ config, frame, year, path }: Props) {
  const block = (identifier: string) => frame.frameBlocks.find((one) => one.identifier === identifier)?.content ?? {};
  const menu = (identifier: string) => frame.navigations.find((one) => one.identifier === identifier)?.items ?? [];
  const text = block('footer-text');
  const menus = [...menu('quick'), ...menu('footer')].filter(({ href }) => safeUrl(href));
  const contact = menu('contact').find(({ type, href }) => type === 'site' && safeUrl(href));
  // A link that a menu contains is not repeated.
  const legal = legalLinks(config).filter(({ label }) => !menus.some((item) => item.label === label));
  return (
    <footer className={css.footer}>
      <div className={css.inner}>
        <div className={css.top}>
          <div>
            <h2>{textIn(text, 'title')}</h2>
            <RichText text={richIn(text, 'body') ?? richIn(text, 'text')} className={css.text} />
            {contact?.href && (
              <a className={css.button} href={safeUrl(contact.href)}>
                <Mail {...icon} size={18} />
                {contact.label}
              </a>
            )}
          </div>
          {entriesIn(block('address'), 'locations').map(({ id, value }) => (
            <address key={id} className={css.location}>
              <b>{textIn(value, 'name')}</b>
              <span>{textIn(value, 'street')}</span>
              <span>{textIn(value, 'city')}</span>
              {textIn(value, 'phone') && <a href={phoneLink(textIn(value, 'phone'))}>{textIn(value, 'phone')}</a>}
              {textIn(value, 'email') && <a href={mailAddress(textIn(value, 'email'))}>{textIn(value, 'email')}</a>}
            </address>
          ))}
        </div>
        <div className={css.bottom}>
          <p>
            © {year} {config.businessName || config.shopName}
          </p>
          <nav aria-label="Fußzeile">
            <ul>
              {menus.map(({ href, label, type }) => (
                <li key={`${label} ${href}`}>
                  <a href={safeUrl(href)} {...(type === 'link' && { target: '_blank', rel: 'noopener' })}>
                    {label}
                  </a>
                </li>
              ))}
              {legal.map(({ href, label }) => (
                <li key={href}>
                  <a href={href}>{label}</a>
                </li>
              ))}
              {needsConsent(config) && (
                <li>
                  <ConsentLink />
                </li>
              )}
            </ul>
          </nav>
        </div>
      </div>
      <InfoButton path={path} />
    </footer>
  );
}
