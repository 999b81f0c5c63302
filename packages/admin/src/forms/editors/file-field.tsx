import { Button } from '@theke/ui/button';
import { classNames } from '@theke/ui/class-names';
import { icon } from '@theke/ui/icon';
import { sizeText } from '@theke/ui/size-text';
import { FileText, Trash2, Upload } from 'lucide-react';
import { useId, useRef } from 'react';
import { FieldFrame, labelIdOf } from './field-frame.tsx';
import * as css from './file-field.module.css';
import { fileFieldMessages as texts } from './file-field-messages.de.ts';
import { useFileDrop } from './use-file-drop.ts';

type Props = {
  label: string;
  hint?: string | undefined;
  fault?: string | undefined;
  /** MIME types and extensions that the file picker offers. */
  accept: string;
  /** The chosen file; `size` in bytes. */
  file: { readonly name: string; readonly size: number } | undefined;
  isDisabled?: boolean;
  onChoose: (file: File) => void;
  onRemove: () => void;
};

/**
 * Field for one file: it is picked, or dropped on the field, shown with name and size, and removed. The native input
 * covers the field invisibly, so that keyboard and screen readers use it as usual; its own texts follow the browser's
 * language.
 */
export function FileField({ label, hint, fault, accept, file, isDisabled = false, onChoose, onRemove }: Props) {
  const id = useId();
  const input = useRef<HTMLInputElement>(null);
  const { isOver, handlers } = useFileDrop(!isDisabled, ([dropped]) => dropped && onChoose(dropped));
  return (
    <FieldFrame id={id} label={label} hint={hint} fault={fault}>
      {(attributes) => (
        <>
          <div className={classNames(css.zone, isOver && css.over, isDisabled && css.disabled)} {...handlers}>
            <input
              {...attributes}
              ref={input}
              type="file"
              className={css.input}
              aria-labelledby={labelIdOf(id)}
              accept={accept}
              disabled={isDisabled}
              onChange={({ target }) => {
                const [chosen] = target.files ?? [];
                if (chosen) onChoose(chosen);
                // Allows choosing the same file again.
                target.value = '';
              }}
            />
            <Upload {...icon} size={20} />
            {isOver ? (
              <b>{texts.dropNow}</b>
            ) : (
              <span>
                <b>{file ? texts.chooseOther : texts.choose}</b> {texts.orDrop}
              </span>
            )}
          </div>
          <div aria-live="polite">
            {file && (
              <div className={css.file}>
                <FileText {...icon} size={20} />
                <span className={css.name}>
                  {file.name}
                  <small>{sizeText(file.size)}</small>
                </span>
                <Button
                  kind="quiet"
                  size="small"
                  aria-label={texts.removeNamed(file.name)}
                  disabled={isDisabled}
                  onClick={() => {
                    onRemove();
                    // The button disappears.
                    input.current?.focus();
                  }}
                >
                  <Trash2 {...icon} size={16} />
                  {texts.remove}
                </Button>
              </div>
            )}
          </div>
        </>
      )}
    </FieldFrame>
  );
}
