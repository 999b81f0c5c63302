import { VisuallyHidden } from '@theke/ui/visually-hidden';
import type { LineChange } from './changed-lines.ts';
import * as css from './revision-dialog.module.css';
import { revisionMessages } from './revision-messages.de.ts';
import { wordDifference } from './word-difference.ts';

/** Differences between two versions, line by line with marked words. */
export const LineChanges = ({ changes }: { changes: readonly LineChange[] }) => (
  <dl className={css.changes}>
    {changes.map((change) => (
      <Change key={change.key} change={change} />
    ))}
  </dl>
);

const Change = ({ change: { label, before, after } }: { change: LineChange }) => (
  <div>
    <dt>{label}</dt>
    <dd>
      {wordDifference(before, after).map(({ kind, text }, index) => {
        // biome-ignore lint/suspicious/noArrayIndexKey: rendered once; runs have no other key than their index
        if (kind === 'same') return <span key={index}>{text}</span>;
        const Mark = kind === 'out' ? 'del' : 'ins';
        return (
          // biome-ignore lint/suspicious/noArrayIndexKey: as above
          <Mark key={index}>
            <VisuallyHidden>{kind === 'out' ? revisionMessages.goesOut : revisionMessages.comesIn} </VisuallyHidden>
            {text}
          </Mark>
        );
      })}
    </dd>
  </div>
);
