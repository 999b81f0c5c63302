import { DateInput } from '@theke/admin/ui/date-input.tsx';
import { isBelowLegal, legalValidity } from '@theke/rules/gift-cards/legal-validity';
import { countryOfZone } from '@theke/rules/time/country-of-zone';
import { dateOf, dateText, type LocalDate, localTime, startOf } from '@theke/rules/time/local-time';
import { Notice } from '@theke/ui/notice';
import { Segmented } from '@theke/ui/segmented';
import * as css from './gift-card-page.module.css';
import { giftCardsMessages } from './gift-cards-messages.de.ts';

const texts = giftCardsMessages.validity;

type Props = {
  /** Zone of the branch that sells the card. */
  zone: string;
  /** Chosen last day; null: unlimited; '': none is typed yet. */
  value: LocalDate | null;
  error: string | undefined;
  onChange: (validUntil: LocalDate | null) => void;
};

/** Last day of validity of a card, with the legal period as a proposal and a notice below it (GIFT-19). */
export function ValidityChoice({ zone, value, error, onChange }: Props) {
  const today = dateOf(localTime(zone, Date.now()));
  const country = countryOfZone(zone);
  const legal = legalValidity(country, today);
  const law = country === undefined || country === 'LI' ? undefined : texts.laws[country];
  return (
    <div className={css.validity}>
      <Segmented
        label={texts.label}
        value={value === null ? 'unlimited' : 'date'}
        segments={[
          { value: 'unlimited', label: texts.unlimited },
          { value: 'date', label: texts.untilDate },
        ]}
        onChange={(way) => onChange(way === 'unlimited' ? null : (legal ?? ''))}
      />
      {value !== null && (
        <DateInput
          label={texts.date}
          hint={legal && law ? texts.legal(law, dateText(startOf(legal))) : undefined}
          value={value}
          min={today}
          error={error}
          onChange={onChange}
        />
      )}
      {value !== '' && isBelowLegal(value, legal) && law && legal && (
        <Notice kind="soon" role="status">
          {texts.shorter(law, dateText(startOf(legal)))}
        </Notice>
      )}
    </div>
  );
}
