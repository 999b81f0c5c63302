import { wordsOfZone } from '@theke/rules/texts/words-of-zone';
import { Checkbox } from '@theke/ui/checkbox';
import { TextInput } from '@theke/ui/text-input';
import { checkoutMessages } from './checkout-messages.de.ts';
import { bound, type FormProps } from './form-props.ts';

/** Checkbox for orders of a company. */
export const CompanyBox = ({ branch, form, onChange }: FormProps) => (
  <Checkbox checked={form.isCompany} onChange={(event) => onChange({ isCompany: event.target.checked })}>
    {wordsOfZone(branch.timeZone).forCompany}
  </Checkbox>
);

/** Fields for the company's name and VAT number, if a company orders. */
export const CompanyLines = (props: FormProps) =>
  props.form.isCompany && (
    <>
      <TextInput
        label={checkoutMessages.companyName}
        autoComplete="organization"
        maxLength={120}
        {...bound(props, 'companyName')}
      />
      <TextInput
        label={wordsOfZone(props.branch.timeZone).vatNumber}
        optional={checkoutMessages.optional}
        maxLength={40}
        {...bound(props, 'vatNumber')}
      />
    </>
  );
