import { z } from 'zod';
import { collection, deleteEndpoint, listEndpoint, readEndpoint } from '../collection.ts';
import { endpoint } from '../endpoint.ts';
import { defineEvent } from '../event.ts';
import { field } from '../field.ts';
import { oneLine } from '../one-line.ts';
import { usesEndpoint } from '../uses.ts';
import { byId, exampleIds, id, imageRef, instant, version } from '../wire.ts';
import { longestTag, mediaTags } from './media-tags.ts';

/** Widths in px of `/image/{size}/...` (MEDIA-02). */
export const imageSizes = { icon: 64, thumbnail: 128, tiny: 256, small: 640, medium: 1280, large: 1920 } as const;
export type ImageSize = keyof typeof imageSizes;

/**
 * Sizes in px of `/image/product/...` and `/image/category/...`: a product's square tile and a category's banner on
 * phones. Cropped around the centre, never enlarged (MEDIA-02).
 */
export const imageCuts = { product: { width: 640, height: 640 }, category: { width: 1280, height: 720 } } as const;
export type ImageCut = keyof typeof imageCuts;

const share = z.number().min(0).max(1);

/** A point as shares of width and height, from the top left. */
export const imagePoint = z.strictObject({ x: share, y: share });
export type ImagePoint = z.output<typeof imagePoint>;

/** Smallest side of a crop, as a share of the uploaded picture. */
export const smallestCrop = 0.05;

const cropSide = z.number().min(smallestCrop).max(1);

/** A rectangle as shares of the uploaded picture's width and height. */
export const imageCrop = z
  .strictObject({ x: share, y: share, width: cropSide, height: cropSide })
  // Sums of decimal fractions may exceed 1 in the last digit.
  .refine(({ x, y, width, height }) => x + width <= 1.000_001 && y + height <= 1.000_001, {
    error: 'Der Ausschnitt reicht über den Rand des Bildes hinaus.',
    params: { code: 'CROP_OUTSIDE' },
  });
export type ImageCrop = z.output<typeof imageCrop>;

/** When an editor accepted a generated picture. */
const generated = z.object({
  at: field(instant, 'Erzeugt'),
  by: field(z.string().max(200), 'Von', { personal: true }),
});

const isGenerated = field(z.boolean(), 'Mit KI erzeugt').default(false);

/** A stored picture: re-encoded and without metadata. The original is not stored. */
export const image = z.object({
  ...imageRef.shape,
  name: field(z.string(), 'Dateiname'),
  width: field(z.int(), 'Breite in Pixeln'),
  height: field(z.int(), 'Höhe in Pixeln'),
  bytes: field(z.int(), 'Größe in Byte'),
  /** Describes the content; the back office's search uses it. */
  description: field(z.string(), 'Bildbeschreibung').default(''),
  /** Copyright holder. */
  copyright: field(z.string(), 'Urheber:in').default(''),
  /** Words by which staff group and find pictures. */
  tags: field(z.array(z.string()), 'Schlagwörter').default([]),
  /** The shown part of the uploaded picture; null: all of it. The file and its sizes show this part only. */
  crop: field(imageCrop.nullable(), 'Ausschnitt').default(null),
  /** The focal point that staff chose; null: the computed one. `look.focus` is the one in effect. */
  focus: field(imagePoint.nullable(), 'Blickpunkt').default(null),
  /** Null if the current file was not generated (AI-05). */
  generated: field(generated.nullable(), 'Mit KI erzeugt').default(null),
  version,
  /** The version that introduced the current file. Addresses with an earlier version redirect to it (ADR 0029). */
  fileVersion: field(version, 'Version der Bilddatei').default(1),
  createdAt: instant,
  updatedAt: instant,
});
export type Image = z.output<typeof image>;

const onePixel =
  'data:image/png;base64,iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==';

const pictureData = field(z.string().regex(/^data:image\/[a-z+.-]+;base64,/), 'Bilddaten', {
  hint: 'Bitte wählen Sie ein Bild aus.',
});

/** Upload by staff. `data` is a base64 data URL of a JPEG, PNG, GIF, WebP or AVIF picture, at most 15 MB (HTTP-11). */
export const createImage = endpoint({
  name: 'createImage',
  service: 'media',
  method: 'POST',
  path: '/images',
  summary: 'Bild hochladen',
  needs: 'images.write',
  bodyLimit: 21_000_000,
  body: z.strictObject({
    name: field(oneLine(200).min(1), 'Dateiname'),
    data: pictureData,
    isGenerated,
  }),
  reply: { kind: 'data', schema: image },
  status: 201,
  example: { body: { name: 'punkt.png', data: onePixel } },
});

/** A picture in the list, with the number of its uses. */
const listedImage = image.extend({ uses: field(z.int().min(0), 'Verwendungen') });
export type ListedImage = z.output<typeof listedImage>;

const yesOrNo = (title: string) => field(z.enum(['true', 'false']), title).optional();

export const images = collection({
  service: 'media',
  name: 'images',
  one: 'image',
  label: { one: 'Bild', many: 'Bilder' },
  item: listedImage,
  read: 'images.read',
  write: 'images.write',
  computedFilters: {
    tag: field(z.string().max(longestTag), 'Schlagwort').optional(),
    isDescribed: yesOrNo('Mit Beschreibung'),
    isUsed: yesOrNo('Verwendet'),
  },
  sorts: ['name', 'createdAt'],
});

export const listImages = listEndpoint(images);

export const readImage = readEndpoint(images, image);

/** The fields of a picture that staff edit. */
export const imageDraft = z.strictObject({
  name: field(oneLine(200).min(1), 'Dateiname'),
  description: field(oneLine(160), 'Bildbeschreibung', {
    hint: 'Was ist zu sehen? Danach lässt sich das Bild suchen.',
  }).default(''),
  copyright: field(oneLine(120), 'Urheber:in', { hint: 'Wer das Bild gemacht hat, und was Sie damit dürfen.' }).default(
    '',
  ),
  tags: field(mediaTags, 'Schlagwörter', {
    widget: 'tags',
    hint: 'Danach lassen sich Bilder gruppieren, etwa „Team“ oder „Terrasse“.',
  }).default([]),
});
export type ImageDraft = z.output<typeof imageDraft>;

/** Does not change addresses; only a new file does (MEDIA-13). */
export const updateImage = endpoint({
  name: 'updateImage',
  service: 'media',
  method: 'PUT',
  path: '/images/:id',
  summary: 'Bild aktualisieren',
  needs: images.write,
  params: byId,
  body: imageDraft.extend({ version }),
  reply: { kind: 'data', schema: image },
  status: 200,
  example: {
    params: { id: images.exampleId },
    body: { name: 'punkt.png', description: 'Ein roter Punkt', copyright: 'Jana Berger', tags: ['Logo'], version: 1 },
  },
});

/**
 * Replaces the file under the same id, with the checks of a new upload. Name, description and copyright stay. Earlier
 * addresses redirect to the new file, and references are updated (ADR 0029).
 */
export const replaceImageFile = endpoint({
  name: 'replaceImageFile',
  service: 'media',
  method: 'PUT',
  path: '/images/:id/file',
  summary: 'Bilddatei ersetzen',
  needs: images.write,
  params: byId,
  bodyLimit: createImage.bodyLimit,
  body: z.strictObject({ data: pictureData, version, isGenerated }),
  reply: { kind: 'data', schema: image },
  status: 200,
  example: { params: { id: images.exampleId }, body: { data: onePixel, version: 2 } },
});

/**
 * Crops a picture and sets its focal point, relative to the crop. Both can be changed or removed later: the uploaded
 * picture is kept. A new crop creates a new file, and references are updated as after a replacement.
 */
export const frameImage = endpoint({
  name: 'frameImage',
  service: 'media',
  method: 'PUT',
  path: '/images/:id/frame',
  summary: 'Bild zuschneiden',
  needs: images.write,
  params: byId,
  body: z.strictObject({
    crop: field(imageCrop.nullable(), 'Ausschnitt'),
    focus: field(imagePoint.nullable(), 'Blickpunkt'),
    version,
  }),
  reply: { kind: 'data', schema: image },
  status: 200,
  example: {
    params: { id: images.exampleId },
    body: { crop: { x: 0, y: 0.25, width: 1, height: 0.5 }, focus: { x: 0.5, y: 0.5 }, version: 3 },
  },
});

/** The uploaded picture without its crop, as WebP. */
export const readImageOriginal = endpoint({
  name: 'readImageOriginal',
  service: 'media',
  method: 'GET',
  path: '/images/:id/original',
  summary: 'Bild ohne Zuschnitt laden',
  needs: images.write,
  params: byId,
  reply: { kind: 'binary' },
  status: 200,
  example: { params: { id: images.exampleId } },
});

/** What the library shows beside the list: all numbers without search and filters. */
export const readImageOverview = endpoint({
  name: 'readImageOverview',
  service: 'media',
  method: 'GET',
  path: '/image-overview',
  summary: 'Bilder: Schlagwörter und Anzahlen',
  needs: images.read,
  reply: {
    kind: 'data',
    schema: z.object({
      total: z.int(),
      undescribed: z.int(),
      unused: z.int(),
      tags: z.array(z.object({ tag: z.string(), count: z.int() })),
    }),
  },
  status: 200,
  example: {},
});

/** 409 IN_USE while it is used anywhere. */
export const deleteImage = deleteEndpoint(images);

/** Places that use the picture. For pages, posts and similar: both the published version and the draft. */
export const readImageUses = usesEndpoint({ ...images, needs: images.read });

export const imageStored = defineEvent({
  type: 'media.image-stored.v1',
  summary: 'Ein Bild wurde hochgeladen oder ersetzt.',
  data: image,
  kind: 'media.image',
  example: {
    id: exampleIds.image,
    version: 1,
    fileVersion: 1,
    extension: 'webp',
    look: { ratio: 1, isOpaque: true, focus: { x: 0.5, y: 0.4 }, colour: '#c8642f' },
    name: 'margherita.png',
    width: 1280,
    height: 1280,
    bytes: 64_000,
    description: '',
    copyright: '',
    tags: [],
    crop: null,
    focus: null,
    generated: null,
    createdAt: '2026-11-21T12:00:00.000Z',
    updatedAt: '2026-11-21T12:00:00.000Z',
  },
  isForOutside: true,
});

export const imageChanged = defineEvent({
  type: 'media.image-changed.v1',
  summary: 'Die Angaben zu einem Bild wurden geändert.',
  data: image,
  example: { ...imageStored.example, version: 2, description: 'Eine Margherita von oben' },
  isForOutside: true,
});

export const imageDeleted = defineEvent({
  type: 'media.image-deleted.v1',
  summary: 'Ein Bild wurde gelöscht.',
  data: z.object({ id }),
  example: { id: exampleIds.image },
  isForOutside: true,
});
