import { TextInput } from '@theke/ui/text-input';
import * as css from './buy-card.module.css';
import { buyCardMessages as texts } from './buy-card-messages.de.ts';
import type { BuyEntries } from './buy-draft.ts';

type Props = {
  entries: BuyEntries;
  errorOf: (field: string) => string | undefined;
  onChange: (entries: Partial<BuyEntries>) => void;
};

/** Name and e-mail address of the buyer, for the confirmation. */
export const BuyerFields = ({ entries: { isForSelf, buyerName, buyerEmail }, errorOf, onChange }: Props) => (
  <section className={css.section} aria-labelledby="buyer-title">
    <h2 id="buyer-title">{texts.buyer}</h2>
    <div className={css.fields}>
      <TextInput
        id="buyerName"
        label={texts.buyerName}
        autoComplete="name"
        maxLength={120}
        value={buyerName}
        error={errorOf('buyerName')}
        onChange={({ target }) => onChange({ buyerName: target.value })}
      />
      <TextInput
        id="buyerEmail"
        label={texts.buyerEmail}
        hint={isForSelf ? texts.buyerEmailOfSelf : texts.buyerEmailHint}
        type="email"
        autoComplete="email"
        maxLength={200}
        value={buyerEmail}
        error={errorOf('buyerEmail')}
        onChange={({ target }) => onChange({ buyerEmail: target.value })}
      />
    </div>
  </section>
);
