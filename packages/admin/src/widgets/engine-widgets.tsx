import { lazy } from 'react';
import { MoneyText } from '../ui/money-text.tsx';
import { NumberText } from '../ui/number-text.tsx';
import type { Widgets } from './widget.ts';

// Loaded lazily: lists need the widgets but not their editors, which come with the first form.
const ColorEditor = lazy(async () => ({
  default: (await import(/* webpackChunkName: "part-editors" */ '../forms/editors/color-editor.tsx')).ColorEditor,
}));
const ImageEditor = lazy(async () => ({
  default: (await import(/* webpackChunkName: "part-editors" */ '../forms/editors/images-editor.tsx')).ImageEditor,
}));
const ImagesEditor = lazy(async () => ({
  default: (await import(/* webpackChunkName: "part-editors" */ '../forms/editors/images-editor.tsx')).ImagesEditor,
}));
const ImageReader = lazy(async () => ({
  default: (await import(/* webpackChunkName: "part-reading" */ '../forms/reading/images-reader.tsx')).ImagesReader,
}));
const NumberEditor = lazy(async () => ({
  default: (await import(/* webpackChunkName: "part-editors" */ '../forms/editors/number-editor.tsx')).NumberEditor,
}));
const PasswordEditor = lazy(async () => ({
  default: (await import(/* webpackChunkName: "part-editors" */ '../forms/editors/password-editor.tsx')).PasswordEditor,
}));
const ReferenceEditor = lazy(async () => ({
  default: (await import(/* webpackChunkName: "part-editors" */ '../forms/editors/reference-editor.tsx'))
    .ReferenceEditor,
}));
const ReferencesEditor = lazy(async () => ({
  default: (await import(/* webpackChunkName: "part-editors" */ '../forms/editors/reference-editor.tsx'))
    .ReferencesEditor,
}));
const TextEditor = lazy(async () => ({
  default: (await import(/* webpackChunkName: "part-editors" */ '../forms/editors/text-editor.tsx')).TextEditor,
}));

const money = new Intl.NumberFormat('de-AT', {
  minimumFractionDigits: 2,
  maximumFractionDigits: 4,
  useGrouping: false,
});

/** General widgets, available to all definitions. */
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
  image: { Editor: ImageEditor, Reader: ImageReader, width: 'half' },
  images: { Editor: ImagesEditor, Reader: ImageReader },
  reference: { Editor: ReferenceEditor, width: 'type', csv: 'byType', isShared: true },
  references: { Editor: ReferencesEditor, csv: 'byType', isShared: true },
};
