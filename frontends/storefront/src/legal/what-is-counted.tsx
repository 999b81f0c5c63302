import { hostsOf, needsConsent, thirdPartiesOf } from '@theke/rules/site/third-parties';
import { ConsentLink } from '@theke/ui/consent/consent-link';
import { consentMessages } from '@theke/ui/consent/consent-messages';
import { useShop } from '@theke/ui/shop';
import { countedMessages } from './counted-messages.de.ts';

const formatHosts = (origins: readonly string[]): string =>
  origins.map((origin) => origin.replace('https://', '')).join(', ');

/** Explains the statistics and third parties of the shop, generated from its current configuration. */
export function WhatIsCounted() {
  const { config } = useShop();
  return (
    <section>
      <h2>{countedMessages.title}</h2>
      <p>{countedMessages.visits(config.visitLogDays)}</p>
      <p>{countedMessages.requests}</p>
      {config.enablePluginAbandonedCarts && <p>{countedMessages.carts}</p>}
      {needsConsent(config) && (
        <>
          <p>{countedMessages.afterYes}</p>
          <ul>
            <li>{countedMessages.screen}</li>
            {thirdPartiesOf(config).map((party) => {
              const { name, does } = consentMessages.purposes[party];
              return <li key={party}>{countedMessages.loads(name, does, formatHosts(hostsOf(party, config)))}</li>;
            })}
          </ul>
          <p>
            {countedMessages.takeBack} <ConsentLink />
          </p>
        </>
      )}
    </section>
  );
}
