import { randomUuid } from '@theke/admin/ui/random-uuid.ts';
import {
  type LayerKind,
  pictureLayer,
  qrLayer,
  shapeLayer,
  type TemplateLayer,
  textLayer,
} from '@theke/contracts/media/template-layer';

const schemas = { text: textLayer, picture: pictureLayer, shape: shapeLayer, qr: qrLayer };

/** Fields that every layer has, shown in one row. */
export const boxFields = ['x', 'y', 'width', 'height'] as const;
const kept = new Set<string>(['kind', 'key', ...boxFields]);

/** Fields of a kind of layer besides its box. */
export const layerFields = (kind: LayerKind) => Object.entries(schemas[kind].shape).filter(([name]) => !kept.has(name));

export const boxSchema = (kind: LayerKind, field: (typeof boxFields)[number]) => schemas[kind].shape[field];

/** A new layer that fits into the template. */
export function initialLayer(kind: LayerKind, template: { width: number; height: number }): TemplateLayer {
  const side = Math.min(template.width, template.height) / 2;
  const box = {
    x: 5,
    y: 5,
    width: kind === 'qr' ? side : Math.max(10, template.width - 10),
    height: kind === 'text' ? 10 : side,
  };
  return schemas[kind].parse({ kind, key: randomUuid(), ...box, ...(kind === 'text' && { text: '{{name}}' }) });
}
