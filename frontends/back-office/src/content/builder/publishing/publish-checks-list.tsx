import { goToField } from '@theke/admin/forms/go-to-field.ts';
import type { Fault } from '@theke/contracts/errors';
import { Button } from '@theke/ui/button';
import { Notice } from '@theke/ui/notice';
import { pathTo } from '../blocks/block-catalogue.ts';
import { builderMessages } from '../builder-messages.de.ts';
import { boundName } from '../form/use-bound-form.ts';
import { useBuilder } from '../shared/builder-context.ts';
import { fieldAtPath } from './block-at-path.ts';
import * as css from './publish-dialog.module.css';

const texts = builderMessages.publishing;

type Props = {
  kind: 'late' | 'soon';
  title: string;
  faults: readonly Pick<Fault, 'field' | 'message'>[];
  onLeave: () => void;
};

/** Faults of the page, each with a way to its field. */
export function PublishChecksList({ kind, title, faults, onLeave }: Props) {
  const { editing, outline, select } = useBuilder();
  function go(path: string) {
    const { block, field } = fieldAtPath(editing.view, outline, path);
    onLeave();
    select(block);
    // The form of the block is rendered first.
    requestAnimationFrame(() => goToField(path.startsWith('content') ? `${boundName}.${field}` : field));
  }
  /** Name of the block that contains a field, because several blocks may lack the same field. */
  function blockName(path: string): string {
    const { block } = fieldAtPath(editing.view, outline, path);
    const node = pathTo(outline, block).at(-1);
    if (!node) return '';
    return node.text === '' ? `${node.label}: ` : `${node.label} „${node.text}“: `;
  }
  return (
    <Notice kind={kind}>
      <b>{title}</b>
      <ul className={css.problems}>
        {faults.map(({ field = '', message }) => (
          <li key={`${field} ${message}`}>
            {blockName(field)}
            {message}{' '}
            {field !== '' && (
              <Button kind="quiet" size="small" aria-label={texts.mend(message)} onClick={() => go(field)}>
                {texts.toField}
              </Button>
            )}
          </li>
        ))}
      </ul>
    </Notice>
  );
}
