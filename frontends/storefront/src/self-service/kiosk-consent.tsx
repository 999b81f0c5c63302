import { Dialog } from '@theke/ui/dialog';
import { useShop } from '@theke/ui/shop';
import { useState } from 'react';
import { LegalText } from '../legal/legal-text.tsx';
import { messages as shopMessages } from '../messages.de.ts';
import * as css from './kiosk.module.css';
import { kioskMessages as messages } from './kiosk-messages.de.ts';

/** States the consent given by ordering. The texts open in a dialog; external addresses are no links at a kiosk. */
export function KioskConsent() {
  const { config } = useShop();
  const [shown, setShown] = useState<{ title: string; text: string }>();
  const read = (title: string, text: string) =>
    text ? (
      <button type="button" className={css.link} onClick={() => setShown({ title, text })}>
        {title}
      </button>
    ) : (
      title
    );
  return (
    <p className={css.consent}>
      {messages.consentBefore}
      {read(messages.terms, config.termsAndConditionsText)}
      {messages.consentBetween}
      {read(messages.privacy, config.privacyPolicyText)}
      {messages.consentAfter}
      {shown && (
        <Dialog title={shown.title} closeLabel={shopMessages.close} shape="sheet" onClose={() => setShown(undefined)}>
          <LegalText text={shown.text} title="h3" />
        </Dialog>
      )}
    </p>
  );
}
