import type { QrCode } from '@theke/contracts/analytics/qr-code';
import { minContrast } from '@theke/contracts/analytics/qr-code-print';
import { qrPrefix } from '@theke/rules/qr/qr-path';
import { contrast } from '@theke/rules/theme/theme';
import { buttonClass } from '@theke/ui/button';
import { Notice } from '@theke/ui/notice';
import { Select } from '@theke/ui/select';
import { TextInput } from '@theke/ui/text-input';
import { useState } from 'react';
import { QrFigures } from './qr-figures.tsx';
import { qrMessages } from './qr-messages.de.ts';
import { QrPictureButton } from './qr-picture-button.tsx';
import * as css from './qr-preview.module.css';

const sizes = [25, 40, 60, 80, 120, 200];
const link = buttonClass({ kind: 'second', size: 'small' });

/** Actions of a saved code: figures, print file with size and colour, and opening its link. */
export function QrTools({ record }: { record: QrCode }) {
  const { id, path } = record;
  const [size, setSize] = useState('40');
  const [colour, setColour] = useState('#000000');
  const isReadable = contrast(colour, '#ffffff') >= minContrast;
  const address = (format: 'svg' | 'pdf') =>
    `/api/qr-codes/${id}/image?${new URLSearchParams({ format, size, colour })}`;
  return (
    <>
      <QrFigures code={{ id, path }} />
      <section className={css.tools}>
        <h3>{qrMessages.print}</h3>
        <div className={css.pair}>
          <Select
            label={qrMessages.size}
            optional=" "
            choices={sizes.map((one) => ({ value: String(one), label: qrMessages.sizeOf(one) }))}
            value={size}
            onChange={(event) => setSize(event.target.value)}
          />
          <TextInput
            label={qrMessages.colour}
            type="color"
            optional=" "
            value={colour}
            onChange={(event) => setColour(event.target.value)}
          />
        </div>
        {isReadable ? (
          <div className={css.links}>
            <a className={link} href={address('svg')} download={`qr-${path}.svg`}>
              {qrMessages.svg}
            </a>
            <a className={link} href={address('pdf')} target="_blank" rel="noreferrer">
              {qrMessages.pdf}
            </a>
            <QrPictureButton code={record} size={Number(size)} colour={colour} />
            <a className={link} href={qrPrefix + path} target="_blank" rel="noreferrer">
              {qrMessages.open}
            </a>
          </div>
        ) : (
          <Notice kind="late" role="alert">
            {qrMessages.tooLight}
          </Notice>
        )}
      </section>
    </>
  );
}
