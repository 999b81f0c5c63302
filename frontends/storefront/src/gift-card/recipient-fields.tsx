import { Segmented } from '@theke/ui/segmented';
import { TextArea } from '@theke/ui/text-area';
import { TextInput } from '@theke/ui/text-input';
import * as css from './buy-card.module.css';
import { buyCardMessages as texts } from './buy-card-messages.de.ts';
import type { BuyEntries } from './buy-draft.ts';

type Props = {
  entries: BuyEntries;
  errorOf: (field: string) => string | undefined;
  onChange: (entries: Partial<BuyEntries>) => void;
};

/** To whom the card goes: by mail to the recipient, or to the buyer. */
export function RecipientFields({ entries, errorOf, onChange }: Props) {
  const { isForSelf, recipientName, recipientEmail, message } = entries;
  return (
    <section className={css.section} aria-labelledby="recipient-title">
      <h2 id="recipient-title">{texts.recipient}</h2>
      <Segmented
        label={texts.recipient}
        isWrapping
        value={isForSelf ? 'self' : 'mail'}
        segments={[
          { value: 'mail', label: texts.toRecipient },
          { value: 'self', label: texts.toSelf },
        ]}
        onChange={(value) => onChange({ isForSelf: value === 'self' })}
      />
      <p className={css.note}>{isForSelf ? texts.toSelfText : texts.toRecipientText}</p>
      <div className={css.fields}>
        <TextInput
          id="recipientName"
          label={texts.recipientName}
          optional={texts.optional}
          autoComplete="off"
          maxLength={80}
          value={recipientName}
          error={errorOf('recipientName')}
          onChange={({ target }) => onChange({ recipientName: target.value })}
        />
        {!isForSelf && (
          <TextInput
            id="recipientEmail"
            label={texts.recipientEmail}
            type="email"
            autoComplete="off"
            maxLength={200}
            value={recipientEmail}
            error={errorOf('recipientEmail')}
            onChange={({ target }) => onChange({ recipientEmail: target.value })}
          />
        )}
        <TextArea
          id="message"
          className={css.all}
          label={texts.message}
          optional={texts.optional}
          hint={texts.messageHint}
          rows={3}
          maxLength={500}
          value={message}
          error={errorOf('message')}
          onChange={({ target }) => onChange({ message: target.value })}
        />
      </div>
    </section>
  );
}
