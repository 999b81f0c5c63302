import { modulesPath } from '@theke/rules/qr/code-drawing';
import { encode } from 'uqr';
import * as css from './address-code.module.css';
import { apiKeyMessages } from './api-key-messages.de.ts';

/**
 * QR code of a URL for another device's camera: black on white in both colour schemes, with the required quiet zone.
 */
export function AddressCode({ address }: { address: string }) {
  const { data, size } = encode(address, { border: 3, ecc: 'M' });
  return (
    <div className={css.code}>
      <svg viewBox={`0 0 ${size} ${size}`} role="img" aria-label={apiKeyMessages.codeLabel} shapeRendering="crispEdges">
        <path d={`M0 0h${size}v${size}h-${size}z`} fill="#fff" />
        <path d={modulesPath(data)} fill="#000" />
      </svg>
      <p>{apiKeyMessages.codeText}</p>
    </div>
  );
}
