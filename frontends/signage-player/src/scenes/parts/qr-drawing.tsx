import type { ContentPackage } from '@theke/contracts/signage/package';
import { quietZone } from '@theke/rules/qr/code-drawing';
import { classNames } from '@theke/ui/class-names';
import * as css from './parts.module.css';

type Code = ContentPackage['qrCodes'][number];
type Props = { code: Pick<Code, 'side' | 'drawing'>; className?: string | undefined };

/** A QR code with its quiet zone, dark on white in every look. */
export const QrDrawing = ({ code: { side, drawing }, className }: Props) => (
  <svg
    className={classNames(css.code, className)}
    viewBox={`${-quietZone} ${-quietZone} ${side + 2 * quietZone} ${side + 2 * quietZone}`}
    aria-hidden="true"
    shapeRendering="crispEdges"
  >
    <path d={drawing} />
  </svg>
);

/** The QR code of a scene; undefined if it has none, or if the code was removed. */
export const findCode = (content: ContentPackage, code: { readonly id: string } | null): Code | undefined =>
  code ? content.qrCodes.find(({ id }) => id === code.id) : undefined;
