import { isZone, zoneFault, zonePoints } from '@theke/rules/delivery/zone';
import { z } from 'zod';
import { field } from '../field.ts';

const zoneFaultTexts = {
  TOO_FEW_POINTS: 'Eine Zone braucht mindestens drei Punkte.',
  POINT_TWICE: 'Zwei Punkte der Zone liegen an derselben Stelle. Bitte verschieben oder löschen Sie einen.',
  EDGES_CROSS: 'Die Linien der Zone kreuzen oder berühren einander. Bitte verschieben Sie die Punkte.',
} as const;

const zonePoint = z.strictObject({
  latitude: field(z.number().min(-90).max(90), 'Breitengrad'),
  longitude: field(z.number().min(-180).max(180), 'Längengrad'),
});

/** Outline of a zone drawn on a map; the last point is connected with the first (ZONE-01). */
export const zoneOutline = z
  .array(zonePoint)
  .max(zonePoints.max)
  .superRefine((points, context) => {
    const code = zoneFault(points);
    if (code) context.addIssue({ code: 'custom', message: zoneFaultTexts[code], params: { code } });
  });

type Named = { area: string; points?: readonly z.output<typeof zonePoint>[] | undefined };

/** An order names its area, so no other area may have the name of a zone. */
export function checkZoneNames(areas: readonly Named[], context: z.core.$RefinementCtx): void {
  for (const [index, area] of areas.entries()) {
    const earlier = areas.slice(0, index).find((other) => other.area === area.area);
    if (!earlier || !(isZone(area) || isZone(earlier))) continue;
    context.addIssue({
      code: 'custom',
      path: [index, 'area'],
      message: `„${area.area}“ gibt es schon. Bitte geben Sie der Zone einen anderen Namen.`,
      params: { code: 'AREA_NAME_TAKEN' },
    });
  }
}
