import { offersOptions, type Part, type PartValue, takesUploads } from '@theke/rules/products/configuration';
import { Checkbox } from '@theke/ui/checkbox';
import { Select } from '@theke/ui/select';
import { TextInput } from '@theke/ui/text-input';
import { orderMessages } from './order-messages.de.ts';
import * as css from './part-field.module.css';

const { item: texts } = orderMessages;

type Props = {
  part: Part;
  value: PartValue;
  error: string | undefined;
  onChange: (value: PartValue) => void;
};

/** Input for a part of a product, used by staff; only guests can add files. */
export function PartField({ part, value, error, onChange }: Props) {
  const { name, optional, options } = part;
  if (takesUploads(part)) return value?.length ? <p>{texts.files}</p> : null;
  if (part.type === 'multiselect') {
    const chosen = typeof value === 'string' ? [value] : (value ?? []);
    return (
      <fieldset className={css.choices}>
        <legend>{name}</legend>
        {(options ?? []).map((option) => (
          <Checkbox
            key={option.name}
            checked={chosen.includes(option.name)}
            onChange={(event) =>
              onChange(
                event.target.checked ? [...chosen, option.name] : chosen.filter((other) => other !== option.name),
              )
            }
          >
            {option.name}
          </Checkbox>
        ))}
        {error && (
          <p role="alert" className={css.fault}>
            {error}
          </p>
        )}
      </fieldset>
    );
  }
  const text = typeof value === 'string' ? value : '';
  if (offersOptions(part))
    return (
      <Select
        label={name}
        value={text}
        placeholder={optional ? texts.none : texts.choose}
        choices={(options ?? []).map((option) => ({ value: option.name, label: option.name }))}
        error={error}
        onChange={(event) => onChange(event.target.value || null)}
      />
    );
  return (
    <TextInput
      label={name}
      value={text}
      error={error}
      maxLength={2000}
      onChange={(event) => onChange(event.target.value || null)}
    />
  );
}
