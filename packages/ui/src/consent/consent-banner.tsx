import { type ThirdParty, type ThirdPartyIds, thirdPartiesOf } from '@theke/rules/site/third-parties';
import { ChartNoAxesColumn, type LucideProps, Megaphone } from 'lucide-react';
import type { ComponentType, Ref } from 'react';
import { icon } from '../icon.ts';
import * as css from './consent-banner.module.css';

const purposes: Readonly<Record<ThirdParty, { name: string; does: string; Icon: ComponentType<LucideProps> }>> = {
  tagManagerId: { name: 'Messung', does: 'zählt Besuche und Bestellungen', Icon: ChartNoAxesColumn },
  pixelId: { name: 'Werbung', does: 'misst, ob Anzeigen wirken', Icon: Megaphone },
};

type Props = {
  ids: ThirdPartyIds;
  /** What works without a yes: "Bestellen". */
  without: string;
  /** Where the tenant says what is stored; empty where it says nothing. */
  privacyHref: string;
  ref?: Ref<HTMLElement>;
};

/**
 * The question whether others' services may be loaded, both answers alike; drawn hidden, for the shop and a firm's pages the same, and
 * brought to life by `wakeConsent`. Nothing is drawn where the tenant has nothing to ask for.
 */
export function ConsentBanner({ ids, without, privacyHref, ref }: Props) {
  const asked = thirdPartiesOf(ids);
  if (asked.length === 0) return null;
  return (
    <section
      ref={ref}
      className={css.banner}
      aria-label="Cookies"
      data-consent="banner"
      data-tag-manager-id={ids.tagManagerId}
      data-pixel-id={ids.pixelId}
      hidden
    >
      <div className={css.inner}>
        <h2 tabIndex={-1} data-consent="title">
          Dürfen wir mehr laden?
        </h2>
        <p className={css.lead}>
          {without} geht ohne. Mit Ihrem Ja laden wir Dienste anderer Anbieter und merken es uns 365 Tage.{' '}
          <b data-consent="state" />
        </p>
        <ul className={css.purposes}>
          {asked.map((name) => {
            const { name: label, does, Icon } = purposes[name];
            return (
              <li key={name}>
                <Icon {...icon} />
                <p>
                  <b>{label}</b>
                  {does}
                </p>
              </li>
            );
          })}
        </ul>
        <div className={css.answers}>
          <button type="button" data-consent="no">
            Nur Notwendiges
          </button>
          <button type="button" data-consent="yes">
            Alles erlauben
          </button>
        </div>
        {privacyHref && (
          <a className={css.privacy} href={privacyHref}>
            Datenschutz
          </a>
        )}
      </div>
    </section>
  );
}
