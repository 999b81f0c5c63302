import { useAction } from '@theke/admin/api/use-action.ts';
import { readDataUrl } from '@theke/admin/forms/editors/read-data-url.ts';
import { DecisionDialog } from '@theke/admin/ui/decision-dialog.tsx';
import { largestUpload } from '@theke/contracts/media/upload-kinds';
import { Button } from '@theke/ui/button';
import { Notice } from '@theke/ui/notice';
import { sizeText } from '@theke/ui/size-text';
import { type ReactNode, useRef, useState } from 'react';
import * as css from './replace-file-dialog.module.css';
import { replaceFileMessages } from './replace-file-messages.de.ts';

type Props = {
  title: string;
  /** Explains the effects of replacing. */
  text: string;
  /** MIME types that the file picker offers; any if undefined. */
  accept?: string;
  /** The current file. */
  before: ReactNode;
  /** Reason why a file cannot be sent; undefined if it can. */
  refusal: (file: File) => string | undefined;
  /** Resolves when the file is replaced. @param data the file as a data URL */
  onReplace: (data: string, file: File) => Promise<void>;
  onClose: () => void;
};

type ChosenFile = { file: File; data: string };

/** Dialog that shows the current and the chosen file and replaces it. After a refusal another file can be chosen. */
export function ReplaceFileDialog({ title, text, accept, before, refusal, onReplace, onClose }: Props) {
  const input = useRef<HTMLInputElement>(null);
  const [chosen, setChosen] = useState<ChosenFile>();
  const [fault, setFault] = useState<string>();
  const { isBusy, problem, run, reset } = useAction(({ file, data }: ChosenFile) => onReplace(data, file));
  const sentence = fault ?? problem?.message;

  async function choose(file: File) {
    reset();
    setChosen(undefined);
    const refused = file.size > largestUpload ? replaceFileMessages.tooLarge(file.name) : refusal(file);
    setFault(refused);
    if (refused) return;
    const data = await readDataUrl(file).catch(() => undefined);
    if (data) setChosen({ file, data });
    else setFault(replaceFileMessages.unreadable);
  }
  return (
    <DecisionDialog
      title={title}
      label={replaceFileMessages.replace}
      busyLabel={isBusy && replaceFileMessages.replacing}
      isDisabled={!chosen}
      onDecide={() => chosen && void run(chosen)}
      onClose={onClose}
    >
      <p>{text}</p>
      <div className={css.files}>
        <figure className={css.file}>
          <figcaption>{replaceFileMessages.before}</figcaption>
          {before}
        </figure>
        <figure className={css.file}>
          <figcaption>{replaceFileMessages.after}</figcaption>
          {chosen ? <Chosen {...chosen} /> : <span>{replaceFileMessages.none}</span>}
        </figure>
      </div>
      <Button kind="second" className={css.choose} disabled={isBusy} onClick={() => input.current?.click()}>
        {chosen ? replaceFileMessages.chooseOther : replaceFileMessages.choose}
      </Button>
      <input
        ref={input}
        type="file"
        hidden
        aria-label={replaceFileMessages.choose}
        accept={accept}
        onChange={({ target }) => {
          const [file] = target.files ?? [];
          if (file) void choose(file);
          target.value = '';
        }}
      />
      {sentence && (
        <Notice kind="late" role="alert">
          {sentence}
        </Notice>
      )}
    </DecisionDialog>
  );
}

/** Uses a data URL, because the content security policy forbids blob URLs. */
const Chosen = ({ file, data }: ChosenFile) => (
  <>
    {file.type.startsWith('image/') && <img src={data} alt="" />}
    <span>
      {file.name}, {sizeText(file.size)}
    </span>
  </>
);
