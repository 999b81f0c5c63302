import * as control from '@theke/admin/forms/editors/control.module.css';
import type { EditorProps } from '@theke/admin/forms/editors/editor-props.ts';
import { FieldFrame } from '@theke/admin/forms/editors/field-frame.tsx';
import { useField } from '@theke/admin/forms/editors/use-field.ts';
import { Skeleton } from '@theke/ui/skeleton';
import { lazy, Suspense, useDeferredValue } from 'react';
import { contentMessages } from './content-messages.de.ts';
import * as css from './rich-text-editor.module.css';

const Markdown = lazy(async () => ({
  default: (await import('@theke/ui/markdown')).Markdown,
}));

/** Editor for a Markdown text with a preview. */
export function MarkdownEditor({ name, meta, isLabelHidden = false }: EditorProps) {
  const { id, value, change, blur, ref, fault } = useField<string | null | undefined>(name);
  const shown = useDeferredValue(value ?? '');
  return (
    <div>
      <FieldFrame
        id={id}
        label={meta.title ?? name}
        hint={meta.hint ?? contentMessages.markdown}
        fault={fault}
        isLabelHidden={isLabelHidden}
      >
        {(attributes) => (
          <textarea
            {...attributes}
            className={control.control}
            ref={ref}
            rows={6}
            value={value ?? ''}
            onBlur={blur}
            onChange={(event) => change(event.target.value)}
          />
        )}
      </FieldFrame>
      {shown.trim() !== '' && (
        <section className={css.preview} aria-label={contentMessages.preview}>
          <p className={css.previewTitle} aria-hidden="true">
            {contentMessages.preview}
          </p>
          {/* Inert, because a link would leave the form. */}
          <div className={css.text} inert>
            <div>
              <Suspense fallback={<Skeleton width="100%" height="72px" />}>
                <Markdown text={shown} />
              </Suspense>
            </div>
          </div>
        </section>
      )}
    </div>
  );
}
