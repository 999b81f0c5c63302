import { GroupFrame } from '@theke/admin/forms/editors/field-frame.tsx';
import { useField } from '@theke/admin/forms/editors/use-field.ts';
import type { ImageRef } from '@theke/contracts/wire';
import { Button } from '@theke/ui/button';
import { imageUrl } from '@theke/ui/image-url';
import { useId } from 'react';
import { contentMessages } from './content-messages.de.ts';
import * as css from './focus-editor.module.css';

type Focus = { x: number; y: number };

type Props = {
  /** Path of the field with the picture. */
  name: string;
  image: ImageRef;
  /** Newest version of the image, if its file was replaced after it was chosen here. */
  newest: ImageRef | undefined;
};

const hundredths = (share: number): number => Math.round(Math.min(1, Math.max(0, share)) * 100) / 100;

/** Editor for a picture's focal point, by a press in the picture or two sliders. */
export function FocusEditor({ name, image, newest }: Props) {
  const { id, value, change, fault } = useField<Focus | null | undefined>(`${name}.focus`);
  const { value: picture, change: changePicture } = useField<ImageRef>(name);
  // The focal point of an earlier file does not apply to a newer one.
  const shown = newest ?? image;
  const chosen = newest ? undefined : value;
  const { x, y } = chosen ?? shown.look?.focus ?? { x: 0.5, y: 0.5 };
  const setFocus = (next: Partial<Focus>) => {
    const focus = { x: hundredths(next.x ?? x), y: hundredths(next.y ?? y) };
    if (newest) changePicture({ ...picture, ...newest, focus } as ImageRef);
    else change(focus);
  };
  return (
    <GroupFrame id={id} label={contentMessages.focus} hint={contentMessages.focusHint} fault={fault}>
      <div className={css.focus}>
        {/* biome-ignore lint/a11y/noStaticElementInteractions lint/a11y/useKeyWithClickEvents: keys move the sliders beside it */}
        <div
          className={css.picture}
          onClick={({ currentTarget, clientX, clientY }) => {
            const { left, top, width, height } = currentTarget.getBoundingClientRect();
            if (width > 0 && height > 0) setFocus({ x: (clientX - left) / width, y: (clientY - top) / height });
          }}
        >
          <img src={imageUrl(shown, 'small')} alt="" draggable={false} />
          <span
            className={css.point}
            ref={(point) => {
              point?.style.setProperty('left', `${x * 100}%`);
              point?.style.setProperty('top', `${y * 100}%`);
            }}
          />
        </div>
        <div className={css.sliders}>
          <Slider label={contentMessages.focusX} share={x} onChange={(share) => setFocus({ x: share })} />
          <Slider label={contentMessages.focusY} share={y} onChange={(share) => setFocus({ y: share })} />
          {chosen && (
            <Button kind="quiet" size="small" onClick={() => change(null)}>
              {contentMessages.focusReset}
            </Button>
          )}
        </div>
      </div>
    </GroupFrame>
  );
}

function Slider({ label, share, onChange }: { label: string; share: number; onChange: (share: number) => void }) {
  const id = useId();
  const percent = Math.round(share * 100);
  return (
    <div>
      <label htmlFor={id}>{label}</label>
      <input
        id={id}
        type="range"
        min={0}
        max={100}
        value={percent}
        aria-valuetext={`${percent} %`}
        onChange={(event) => onChange(Number(event.target.value) / 100)}
      />
    </div>
  );
}
