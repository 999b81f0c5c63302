import { BranchChoice } from '@theke/admin/ui/branch-choice.tsx';
import { Segmented } from '@theke/ui/segmented';
import * as css from './live-preview.module.css';
import { signageMessages } from './signage-messages.de.ts';
import { usePreviewBranch } from './use-preview-branch.ts';

export type Orientation = 'landscape' | 'portrait';
type Props = {
  orientation: Orientation;
  onOrientation: (orientation: Orientation) => void;
  /** The branch is chosen elsewhere on the page. */
  hasBranchAbove: boolean;
};

/** Branch and format of a preview. */
export function PreviewTools({ orientation, onOrientation, hasBranchAbove }: Props) {
  const { branch, branches, choose } = usePreviewBranch();
  return (
    <div className={css.tools}>
      {!hasBranchAbove && (
        <BranchChoice
          label={signageMessages.branch}
          branches={branches}
          value={branch?.id ?? ''}
          onChoose={choose}
          className={undefined}
        />
      )}
      <Segmented
        label={signageMessages.format}
        value={orientation}
        segments={[
          { value: 'landscape', label: signageMessages.landscape },
          { value: 'portrait', label: signageMessages.portrait },
        ]}
        onChange={onOrientation}
      />
    </div>
  );
}
