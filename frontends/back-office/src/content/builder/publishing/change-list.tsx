import { MarkedWords } from '@theke/admin/ui/marked-words.tsx';
import { keyOfBlock } from '@theke/rules/content/editing/edit-key';
import { ChangedPictures } from '../../shared/changed-pictures.tsx';
import { builderMessages } from '../builder-messages.de.ts';
import { Wireframe } from '../library/wireframe.tsx';
import type { DraftChange } from './draft-changes.ts';
import * as css from './publish-dialog.module.css';

const texts = builderMessages.publishing;
const kinds = {
  added: texts.added,
  'added-hidden': texts.addedHidden,
  removed: texts.removed,
  moved: texts.moved,
  hidden: texts.hidden,
  shown: texts.shown,
  changed: '',
} as const;

/** A change is about a block, an attribute or a field of the page. */
const keysOf = (key: string): string[] => [keyOfBlock(key), `attribute:${key}`, `field:${key}`];

/**
 * Differences for guests, block by block, with the pictures before and after.
 * @param marks keys of blocks, attributes and fields that contain accepted proposals
 */
export const ChangeList = ({
  changes,
  marks = [],
}: {
  changes: readonly DraftChange[];
  marks?: readonly string[] | undefined;
}) => (
  <ul className={css.changes}>
    {changes.map(({ key, label, type, kind, lines }) => (
      <li key={key}>
        {type && (
          <span className={css.thumbnail}>
            <Wireframe type={type} />
          </span>
        )}
        <div>
          <b>{label}</b> {kinds[kind] && <span className={css.kind}>{kinds[kind]}</span>}
          {kind !== 'removed' && keysOf(key).some((one) => marks.includes(one)) && (
            <span className={css.kind}>{texts.generated}</span>
          )}
          {lines.map((line) => (
            <div key={line.key}>
              <p>
                {lines.length > 1 && <span className={css.line}>{line.label.split(', ').at(-1)}: </span>}
                <MarkedWords before={line.before} after={line.after} />
              </p>
              {line.pictures && <ChangedPictures pictures={line.pictures} />}
            </div>
          ))}
        </div>
      </li>
    ))}
  </ul>
);
