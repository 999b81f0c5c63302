import { FieldEditor } from '@theke/admin/forms/editors/field-editor.tsx';
import { metaOf, shapeOf } from '@theke/contracts/field';
import { streamEntry } from '@theke/contracts/signage/stream';
import type { EntryFault } from '@theke/rules/signage/entry-faults';
import { Notice } from '@theke/ui/notice';
import * as css from './stream-entries.module.css';
import { streamMessages } from './stream-messages.de.ts';

const shape = shapeOf(streamEntry) ?? {};
/** The priority is the place in the order. */
const shown: readonly [name: string, isWide: boolean][] = [
  ['segment', true],
  ['schedule', true],
  ['validFrom', false],
  ['validUntil', false],
  ['isEnabled', true],
];

/** Fields of one entry; below the switch, why it can never play. */
export const EntryFields = ({ path, faults }: { path: string; faults: readonly EntryFault[] }) => (
  <div className={css.fields}>
    {shown.map(([field, isWide]) => {
      const schema = shape[field];
      return (
        schema && (
          <div key={field} className={isWide ? css.wide : undefined}>
            <FieldEditor name={`${path}.${field}`} schema={schema} meta={metaOf(schema)} />
          </div>
        )
      );
    })}
    <div className={css.faults} aria-live="polite">
      {faults.map((fault) => (
        <Notice key={fault} kind="late">
          {streamMessages.faults[fault]}
        </Notice>
      ))}
    </div>
  </div>
);
