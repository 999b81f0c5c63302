import { MarkedWords } from '@theke/admin/ui/marked-words.tsx';
import type { LineChange } from './changed-lines.ts';
import { ChangedPictures } from './changed-pictures.tsx';
import * as css from './revision-dialog.module.css';

/** Differences between two versions, line by line with marked words. */
export const LineChanges = ({ changes }: { changes: readonly LineChange[] }) => (
  <dl className={css.changes}>
    {changes.map((change) => (
      <Change key={change.key} change={change} />
    ))}
  </dl>
);

const Change = ({ change: { label, before, after, pictures } }: { change: LineChange }) => (
  <div>
    <dt>{label}</dt>
    <dd>
      <MarkedWords before={before} after={after} />
      {pictures && <ChangedPictures pictures={pictures} />}
    </dd>
  </div>
);
