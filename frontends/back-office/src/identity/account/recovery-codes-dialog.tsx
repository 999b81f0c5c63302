import { messages } from '@theke/admin/messages.de.ts';
import { CopyButton } from '@theke/admin/ui/copy-button.tsx';
import { saveFile } from '@theke/admin/ui/save-file.ts';
import { Button } from '@theke/ui/button';
import { Dialog } from '@theke/ui/dialog';
import { useRef } from 'react';
import { twoFactorMessages } from '../shared/two-factor-messages.de.ts';
import * as css from './two-factor.module.css';

const texts = twoFactorMessages.recovery;

/** Shows the recovery codes once, to copy or to save as a file. */
export function RecoveryCodesDialog({ codes, onClose }: { codes: readonly string[]; onClose: () => void }) {
  const field = useRef<HTMLTextAreaElement>(null);
  const text = codes.join('\n');
  return (
    <Dialog
      title={texts.title}
      closeLabel={messages.close}
      onClose={onClose}
      actions={<Button onClick={onClose}>{texts.done}</Button>}
    >
      <div className={css.form}>
        <p>{texts.text}</p>
        <textarea
          ref={field}
          className={css.codes}
          aria-label={texts.title}
          readOnly
          rows={codes.length}
          value={text}
        />
        <div className={css.row}>
          <CopyButton text={text} field={field} />
          <Button
            kind="second"
            size="small"
            onClick={() => saveFile(texts.file, new Blob([`${text}\n`], { type: 'text/plain' }))}
          >
            {texts.save}
          </Button>
        </div>
      </div>
    </Dialog>
  );
}
