import type { Part, PartValue } from '@theke/rules/products/configuration';
import { translated } from '@theke/rules/texts/translated';
import { langAttributes } from '@theke/ui/lang-attributes';
import { configureMessages } from './configure-messages.de.ts';
import * as css from './trail.module.css';
import { valuesOf } from './upload/upload-values.ts';

/** Summary of a question's answer, short enough for a quarter of a phone's width. */
export function chosenText(part: Part, value: PartValue): string {
  const values = valuesOf(part, value);
  return values.length > 1 ? configureMessages.chosen(values.length) : (values[0] ?? '');
}

/** Steps of a configuration with their answers. */
export const Trail = ({
  parts,
  values,
  step,
}: {
  parts: readonly Part[];
  values: readonly PartValue[];
  step: number;
}) => (
  <ol className={css.trail} aria-label={configureMessages.stepOf(step + 1, parts.length)}>
    {parts.map((part, index) => (
      <li
        key={part.name}
        className={index < step ? css.done : index === step ? css.now : undefined}
        aria-current={index === step ? 'step' : undefined}
      >
        <i />
        <b {...langAttributes(part, 'name')}>{translated(part, 'name')}</b>
        <span>{index <= step ? chosenText(part, values[index]) : ''}</span>
      </li>
    ))}
  </ol>
);
