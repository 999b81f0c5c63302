import { z } from 'zod';
import { fileRef } from '../content/content-value.ts';
import { field } from '../field.ts';
import { oneLine } from '../one-line.ts';
import { optionalReference } from '../reference.ts';
import { defineResource } from '../resource.ts';
import { exampleId, id, imageRef } from '../wire.ts';

/** One item of a segment: a scene, a picture or a video. */
export const segmentItem = z
  .strictObject({
    /** Chosen by the client; identifies the item in reports. */
    id: field(id, 'Kennung'),
    scene: optionalReference('scenes', 'Szene'),
    image: field(imageRef.nullable(), 'Bild', { widget: 'image' }).default(null),
    video: field(fileRef.nullable(), 'Video').default(null),
    /** Ignored for videos, which play to their end. */
    seconds: field(z.int().min(3).max(3_600), 'Dauer (Sekunden)').default(10),
    transition: field(z.enum(['cut', 'fade', 'push']), 'Übergang danach', {
      choices: { cut: 'Schnitt', fade: 'Blende', push: 'Schub' },
    }).default('fade'),
    skipsSoldOut: field(z.boolean(), 'Überspringen, wenn ausverkauft').default(true),
  })
  .superRefine(({ scene, image, video }, context) => {
    if ([scene, image, video].filter((one) => one !== null).length !== 1)
      context.addIssue({
        code: 'custom',
        path: ['scene'],
        message: 'Bitte wählen Sie für diese Stelle eine Szene, ein Bild oder ein Video.',
        params: { code: 'REQUIRED' },
      });
  });
export type SegmentItem = z.output<typeof segmentItem>;

/** Scenes, pictures and videos in the order in which they play, repeated (SIGN-01). */
export const digitalSignageSegments = defineResource({
  service: 'signage',
  name: 'digital-signage-segments',
  one: 'digital-signage-segment',
  label: { one: 'Filmsequenz', many: 'Filmsequenzen' },
  draft: z.strictObject({
    name: field(oneLine(80).min(1), 'Name'),
    items: field(z.array(segmentItem).max(100), 'Abfolge', { widget: 'segment-items' }).default([]),
  }),
  read: 'resources.read',
  write: 'signage.write',
  isKeptWhileUsed: true,
  computedFilters: { scene: field(id, 'Szene', { resource: 'scenes' }).optional() },
  example: {
    name: 'Abend',
    items: [{ id: '0199f000-0000-7000-8000-00000000e101', scene: { id: exampleId('scene') }, seconds: 12 }],
  },
});
export type SignageSegment = z.output<typeof digitalSignageSegments.entity>;
