import { may, useMe } from '@theke/admin/api/session.ts';
import type { ContentPackage } from '@theke/contracts/signage/package';
import { Notice } from '@theke/ui/notice';
import { type ReactNode, useMemo } from 'react';
import * as css from './live-preview.module.css';
import { PreviewFrame } from './preview-frame.tsx';
import { type Orientation, PreviewTools } from './preview-tools.tsx';
import { signageMessages } from './signage-messages.de.ts';
import { usePreviewBranch } from './use-preview-branch.ts';

const messages = signageMessages.preview;

type Props = {
  /** Undefined while it loads. */
  content: ContentPackage | undefined;
  error: Error | null;
  orientation: Orientation;
  onOrientation: (orientation: Orientation) => void;
  /** Epoch milliseconds; default: now. */
  at?: number | undefined;
  /** Id of the item at which the preview stays. Default: it plays. */
  item?: string | undefined;
  /** The branch is chosen elsewhere on the page. */
  hasBranchAbove?: boolean;
  /** Shown instead of the preview while there is nothing to show. */
  missing?: string | undefined;
  children?: ReactNode;
};

/** Preview in the side column of a form, with branch and format. Users who only read get no controls. */
export function LivePreview(props: Props) {
  const { content, error, orientation, onOrientation, at, item, hasBranchAbove = false, missing, children } = props;
  const canWrite = may(useMe(), 'signage.write');
  const { branch } = usePreviewBranch();
  const played = useMemo(() => content && { content, at, item, isPaused: item !== undefined }, [content, at, item]);
  return (
    <div className={css.live}>
      {!branch && <p className={css.note}>{messages.noBranch}</p>}
      {branch && missing && <p className={css.note}>{missing}</p>}
      {branch &&
        !missing &&
        (error && !content ? (
          <Notice kind="late">
            {messages.failed} {error.message}
          </Notice>
        ) : (
          <PreviewFrame played={played} orientation={orientation} />
        ))}
      {branch && canWrite && <PreviewTools {...{ orientation, onOrientation, hasBranchAbove }} />}
      {children}
    </div>
  );
}
