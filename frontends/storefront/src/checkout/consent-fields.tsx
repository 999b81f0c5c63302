import { Checkbox } from '@theke/ui/checkbox';
import { Dialog } from '@theke/ui/dialog';
import { useShop } from '@theke/ui/shop';
import { useState } from 'react';
import type { Consents } from '../cart/cart.ts';
import { LegalText } from '../legal/legal-text.tsx';
import { messages } from '../messages.de.ts';
import { checkoutMessages } from './checkout-messages.de.ts';
import * as css from './checkout-page.module.css';

type Props = {
  consents: Consents;
  errorOf: (field: string) => string | undefined;
  onChange: (consents: Consents) => void;
};

/** Checkboxes for terms and privacy policy. Each text is an external link or opens in a dialog. */
export function ConsentFields({ consents, errorOf, onChange }: Props) {
  const { config } = useShop();
  const [openText, setOpenText] = useState<{ title: string; text: string }>();
  const { terms, termsBefore, termsAfter, privacy, privacyBefore, privacyAfter } = checkoutMessages;
  const read = (title: string, text: string, address: string) => {
    if (text) {
      return (
        <button type="button" className={css.linkButton} onClick={() => setOpenText({ title, text })}>
          {title}
        </button>
      );
    }
    return address ? (
      <a href={address} target="_blank" rel="noreferrer">
        {title}
      </a>
    ) : (
      title
    );
  };
  const box = (field: keyof Consents) => ({
    id: field,
    checked: consents[field],
    error: errorOf(field),
    onChange: (event: { target: { checked: boolean } }) => onChange({ ...consents, [field]: event.target.checked }),
  });
  return (
    <section className={css.section}>
      <Checkbox {...box('legalInstructions')}>
        {termsBefore}
        {read(terms, config.termsAndConditionsText, config.termsAndConditions)}
        {termsAfter}
      </Checkbox>
      <Checkbox {...box('privacyPolicy')}>
        {privacyBefore}
        {read(privacy, config.privacyPolicyText, config.privacyPolicy)}
        {privacyAfter}
      </Checkbox>
      {openText && (
        <Dialog title={openText.title} closeLabel={messages.close} shape="sheet" onClose={() => setOpenText(undefined)}>
          <div className={css.legal}>
            <LegalText text={openText.text} title="h3" />
          </div>
        </Dialog>
      )}
    </section>
  );
}
