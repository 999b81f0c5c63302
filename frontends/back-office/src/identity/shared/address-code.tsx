import { modulesPath } from '@theke/rules/qr/code-drawing';
import { encode } from 'uqr';
import * as css from './address-code.module.css';

/**
 * QR code of an address for another device's camera: black on white in both colour schemes, with the required quiet
 * zone.
 */
export function AddressCode({ address, label, text }: { address: string; label: string; text: string }) {
  const { data, size } = encode(address, { border: 3, ecc: 'M' });
  return (
    <div className={css.code}>
      <svg viewBox={`0 0 ${size} ${size}`} role="img" aria-label={label} shapeRendering="crispEdges">
        <path d={`M0 0h${size}v${size}h-${size}z`} fill="#fff" />
        <path d={modulesPath(data)} fill="#000" />
      </svg>
      <p>{text}</p>
    </div>
  );
}
