import { Button } from '@theke/ui/button';
import { Notice } from '@theke/ui/notice';
import { sentenceOf } from '@theke/ui/sentence-of';
import { type ReactNode, useState } from 'react';

type Props = {
  /** Draws and saves the files. @returns a sentence if there is nothing to draw */
  draw: () => Promise<string | undefined>;
  /** Label while drawing. */
  busyLabel: string;
  /** Sentence for failures without one of their own. */
  failed: string;
  isDisabled: boolean;
  children: ReactNode;
};

/** Button that draws files and saves them, below the sentence of its last failure. */
export function DownloadButton({ draw, busyLabel, failed, isDisabled, children }: Props) {
  const [failure, setFailure] = useState<string>();
  const [isDrawing, setIsDrawing] = useState(false);

  async function download(): Promise<void> {
    setIsDrawing(true);
    setFailure(undefined);
    try {
      setFailure(await draw());
    } catch (error) {
      setFailure(sentenceOf(error, failed));
    } finally {
      setIsDrawing(false);
    }
  }

  return (
    <>
      {failure && (
        <Notice kind="late" role="alert">
          {failure}
        </Notice>
      )}
      <Button kind="main" busyLabel={isDrawing && busyLabel} disabled={isDisabled} onClick={() => void download()}>
        {children}
      </Button>
    </>
  );
}
