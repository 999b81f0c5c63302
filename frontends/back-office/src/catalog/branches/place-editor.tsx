import * as css from '@theke/admin/forms/editors/control.module.css';
import type { EditorProps } from '@theke/admin/forms/editors/editor-props.ts';
import { FieldFrame } from '@theke/admin/forms/editors/field-frame.tsx';
import { useField } from '@theke/admin/forms/editors/use-field.ts';
import { useState } from 'react';
import { coordinatesOf, coordinatesText } from '../shared/coordinates.ts';
import { branchMessages } from './branch-messages.de.ts';

/** Editor for a branch's coordinates as one text, for pasting from a map. */
export function PlaceEditor({ name, isLabelHidden = false }: EditorProps) {
  const latitude = useField<number | null>(name);
  const longitude = useField<number | null>('longitude');
  const [typed, setTyped] = useState<string>();
  const fault =
    typed !== undefined && !coordinatesOf(typed) ? branchMessages.placeWrong : (latitude.fault ?? longitude.fault);
  return (
    <FieldFrame
      id={latitude.id}
      label={branchMessages.place}
      hint={branchMessages.placeHint}
      fault={fault}
      isLabelHidden={isLabelHidden}
    >
      {(control) => (
        <input
          {...control}
          ref={latitude.ref}
          className={css.control}
          autoComplete="off"
          value={typed ?? coordinatesText(latitude.value, longitude.value)}
          onBlur={() => {
            if (typed !== undefined && coordinatesOf(typed)) setTyped(undefined);
            latitude.blur();
          }}
          onChange={(event) => {
            setTyped(event.target.value);
            // NaN makes an invalid text fail the validation.
            const place = coordinatesOf(event.target.value) ?? { latitude: Number.NaN, longitude: null };
            latitude.change(place.latitude);
            longitude.change(place.longitude);
          }}
        />
      )}
    </FieldFrame>
  );
}
