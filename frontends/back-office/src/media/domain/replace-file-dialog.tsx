import { dataUrlOf } from '@theke/admin/forms/editors/data-url-of.ts';
import { DecisionDialog } from '@theke/admin/ui/decision-dialog.tsx';
import { largestUpload } from '@theke/contracts/media/upload-kinds';
import { ApiError } from '@theke/ui/api-error';
import { Button } from '@theke/ui/button';
import { Notice } from '@theke/ui/notice';
import { sizeText } from '@theke/ui/size-text';
import { type ReactNode, useEffect, useMemo, useRef, useState } from 'react';
import * as css from './replace-file-dialog.module.css';
import { replaceFileMessages as words } from './replace-file-messages.de.ts';

type Props = {
  title: string;
  /** What replacing brings about. */
  text: string;
  /** MIME types that the file picker offers; any if undefined. */
  accept?: string;
  /** The file that is there. */
  before: ReactNode;
  /** Why a file is not sent at all. */
  refusal: (file: File) => string | undefined;
  /** Resolves when it is replaced. @param data the file as a data URL */
  onReplace: (data: string, file: File) => Promise<void>;
  onClose: () => void;
};

/** Shows the file that is there beside the one that was chosen, and sends it. A refused file can be chosen anew. */
export function ReplaceFileDialog({ title, text, accept, before, refusal, onReplace, onClose }: Props) {
  const input = useRef<HTMLInputElement>(null);
  const [file, setFile] = useState<File>();
  const [isBusy, setIsBusy] = useState(false);
  const [problem, setProblem] = useState<string>();

  function choose(chosen: File | undefined) {
    if (!chosen) return;
    const refused = chosen.size > largestUpload ? words.tooLarge(chosen.name) : refusal(chosen);
    setProblem(refused);
    setFile(refused ? undefined : chosen);
  }
  async function replace(chosen: File) {
    setIsBusy(true);
    setProblem(undefined);
    const data = await dataUrlOf(chosen).catch(() => undefined);
    try {
      if (data) await onReplace(data, chosen);
      else setProblem(words.unreadable);
    } catch (error) {
      setProblem(ApiError.from(error).message);
    } finally {
      setIsBusy(false);
    }
  }
  return (
    <DecisionDialog
      title={title}
      label={words.replace}
      busyLabel={isBusy && words.replacing}
      isDisabled={!file}
      onDecide={() => file && void replace(file)}
      onClose={onClose}
    >
      <p>{text}</p>
      <div className={css.files}>
        <figure className={css.file}>
          <figcaption>{words.before}</figcaption>
          {before}
        </figure>
        <figure className={css.file}>
          <figcaption>{words.after}</figcaption>
          {file ? <Chosen file={file} /> : <span>{words.none}</span>}
        </figure>
      </div>
      <Button kind="second" className={css.choose} disabled={isBusy} onClick={() => input.current?.click()}>
        {file ? words.chooseOther : words.choose}
      </Button>
      <input
        ref={input}
        type="file"
        hidden
        aria-label={words.choose}
        accept={accept}
        onChange={({ target }) => {
          choose(target.files?.[0]);
          target.value = '';
        }}
      />
      {problem && (
        <Notice kind="late" role="alert">
          {problem}
        </Notice>
      )}
    </DecisionDialog>
  );
}

function Chosen({ file }: { file: File }) {
  const url = useMemo(() => (file.type.startsWith('image/') ? URL.createObjectURL(file) : undefined), [file]);
  useEffect(() => () => (url ? URL.revokeObjectURL(url) : undefined), [url]);
  return (
    <>
      {url && <img src={url} alt="" />}
      <span>
        {file.name}, {sizeText(file.size)}
      </span>
    </>
  );
}
