import { type ThirdParty, type ThirdPartyAccess, thirdPartiesOf } from '@theke/rules/site/third-parties';
import { ChartNoAxesColumn, type LucideProps, Map as MapIcon, Megaphone } from 'lucide-react';
import type { ComponentType, Ref } from 'react';
import { icon } from '../icon.ts';
import * as css from './consent-banner.module.css';
import { consentMessages } from './consent-messages.de.ts';

const signs: Readonly<Record<ThirdParty, ComponentType<LucideProps>>> = {
  map: MapIcon,
  tagManagerId: ChartNoAxesColumn,
  pixelId: Megaphone,
};

type Props = {
  /** The tenant's configuration. */
  access: ThirdPartyAccess;
  /** Name of the feature that works without consent: "Bestellen". */
  without: string;
  /** Link to the privacy policy; empty if the tenant has none. */
  privacyHref: string;
  ref?: Ref<HTMLElement>;
};

/**
 * Consent banner for third-party services; both answers look alike. Rendered hidden, for the shop and corporate
 * pages; `enhanceConsent` shows it. Renders nothing if the tenant uses no third party.
 */
export function ConsentBanner({ access, without, privacyHref, ref }: Props) {
  const parties = thirdPartiesOf(access);
  if (parties.length === 0) return null;
  return (
    <section
      ref={ref}
      className={css.banner}
      aria-label={consentMessages.label}
      data-consent="banner"
      data-tag-manager-id={access.tagManagerId}
      data-pixel-id={access.pixelId}
      hidden
    >
      <div className={css.inner}>
        <h2 tabIndex={-1} data-consent="title">
          {consentMessages.title}
        </h2>
        <p className={css.lead}>
          {consentMessages.lead(without)} <b data-consent="state" />
        </p>
        <ul className={css.purposes}>
          {parties.map((party) => {
            const { name, does } = consentMessages.purposes[party];
            const Icon = signs[party];
            return (
              <li key={party}>
                <Icon {...icon} />
                <p>
                  <b>{name}</b>
                  {does}
                </p>
              </li>
            );
          })}
        </ul>
        <div className={css.answers}>
          <button type="button" data-consent="no">
            {consentMessages.no}
          </button>
          <button type="button" data-consent="yes">
            {consentMessages.yes}
          </button>
        </div>
        {privacyHref && (
          <a className={css.privacy} href={privacyHref}>
            {consentMessages.privacy}
          </a>
        )}
      </div>
    </section>
  );
}
