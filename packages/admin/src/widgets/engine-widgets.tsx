import { ColorEditor } from '../forms/editors/color-editor.tsx';
import { ImageEditor, ImagesEditor } from '../forms/editors/images-editor.tsx';
import { NumberEditor } from '../forms/editors/number-editor.tsx';
import { PasswordEditor } from '../forms/editors/password-editor.tsx';
import { ReferenceEditor, ReferencesEditor } from '../forms/editors/reference-editor.tsx';
import { TextEditor } from '../forms/editors/text-editor.tsx';
import { MoneyText } from '../ui/money-text.tsx';
import { NumberText } from '../ui/number-text.tsx';
import type { Widgets } from './widget.ts';

const money = new Intl.NumberFormat('de-AT', {
  minimumFractionDigits: 2,
  maximumFractionDigits: 4,
  useGrouping: false,
});

/** Widgets that any definition may name. */
export const engineWidgets: Widgets = {
  textarea: { Editor: TextEditor, csv: 'byType', isShared: true },
  money: {
    Editor: NumberEditor,
    width: 'third',
    Cell: ({ value }) => <MoneyText value={Number(value)} />,
    isRight: true,
    csv: (value) => ({ plain: money.format(Number(value)) }),
    isShared: true,
  },
  percent: {
    Editor: NumberEditor,
    width: 'third',
    Cell: ({ value }) => <NumberText value={Number(value)} unit="%" />,
    isRight: true,
    csv: 'byType',
    isShared: true,
  },
  color: { Editor: ColorEditor, width: 'half', csv: 'byType' },
  password: { Editor: PasswordEditor },
  image: { Editor: ImageEditor, width: 'half' },
  images: { Editor: ImagesEditor },
  reference: { Editor: ReferenceEditor, width: 'type', csv: 'byType', isShared: true },
  references: { Editor: ReferencesEditor, csv: 'byType', isShared: true },
};
