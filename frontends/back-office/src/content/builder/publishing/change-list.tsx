import { builderMessages } from '../builder-messages.de.ts';
import { Wireframe } from '../library/wireframe.tsx';
import type { DraftChange } from './draft-changes.ts';
import { MarkedWords } from './marked-words.tsx';
import * as css from './publish-dialog.module.css';

const texts = builderMessages.publishing;
const kinds = { added: texts.added, removed: texts.removed, moved: texts.moved, changed: '' } as const;

/** Differences for guests, block by block. */
export const ChangeList = ({ changes }: { changes: readonly DraftChange[] }) => (
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
          {lines.map((line) => (
            <p key={line.key}>
              {lines.length > 1 && <span className={css.line}>{line.label.split(', ').at(-1)}: </span>}
              <MarkedWords before={line.before} after={line.after} />
            </p>
          ))}
        </div>
      </li>
    ))}
  </ul>
);
