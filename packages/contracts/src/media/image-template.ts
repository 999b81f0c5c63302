import { printSheets } from '@theke/rules/templates/print-sheet';
import { subjectLabels, templateFields, templateSubjects } from '@theke/rules/templates/template-fields';
import { z } from 'zod';
import { endpoint } from '../endpoint.ts';
import { field } from '../field.ts';
import { oneLine } from '../one-line.ts';
import { defineResource } from '../resource.ts';
import { byId, imageRef } from '../wire.ts';
import { maxSide, templateLayer } from './template-layer.ts';

/** Maximum layers of a template, and records of one print. */
export const maxLayers = 40;
export const maxPrinted = 200;

const side = (title: string, start: number) => field(z.number().min(10).max(maxSide), `${title} (mm)`).default(start);

const layers = field(z.array(templateLayer).max(maxLayers), 'Ebenen', { widget: 'template-layers' }).refine(
  (all) => new Set(all.map(({ key }) => key)).size === all.length,
  { error: 'Jede Ebene braucht ihre eigene Kennung.', params: { code: 'KEY_TAKEN' } },
);

const drawn = {
  width: side('Breite', 90),
  height: side('Höhe', 55),
  background: field(z.string().regex(/^#[0-9a-f]{6}$/i), 'Hintergrund', { widget: 'color' }).default('#ffffff'),
  layers: layers.default([]),
};

/** A drawing of layers that is filled with the data of a record and printed (TPL-01): price labels, table tents. */
export const imageTemplates = defineResource({
  service: 'media',
  name: 'image-templates',
  one: 'image-template',
  label: { one: 'Bildvorlage', many: 'Bildvorlagen' },
  draft: z.strictObject({
    name: field(oneLine(80).min(1), 'Name'),
    identifier: field(
      z
        .string()
        .trim()
        .regex(/^[a-z0-9]+(-[a-z0-9]+)*$/)
        .max(60),
      'Kürzel',
      { hint: 'Kleinbuchstaben, Ziffern und Bindestriche, zum Beispiel preisschild.' },
    ),
    subject: field(z.enum(templateSubjects), 'Gefüllt mit', { choices: subjectLabels }).default('none'),
    ...drawn,
  }),
  read: 'resources.read',
  write: 'resources.write',
  unique: ['identifier'],
  filters: ['subject'],
  sorts: ['identifier'],
  search: ['identifier'],
  example: { name: 'Regalschild', identifier: 'regalschild', subject: 'product' },
});
export type ImageTemplate = z.output<typeof imageTemplates.entity>;

/** The layers of a template, from the lowest to the highest. */
export const readTemplateLayers = endpoint({
  name: 'readTemplateLayers',
  service: 'media',
  method: 'GET',
  path: '/image-templates/:id/layers',
  summary: 'Ebenen einer Bildvorlage',
  needs: 'resources.read',
  params: byId,
  reply: { kind: 'data', schema: z.array(templateLayer) },
  status: 200,
  example: { params: { id: imageTemplates.exampleId } },
});

const placeholders: ReadonlySet<string> = new Set(Object.values(templateFields).flat());

/** Values of one record by placeholder, and its picture. Placeholders without a value are left empty. */
export const printedRecord = z.strictObject({
  values: z.record(
    z.string().refine((name) => placeholders.has(name)),
    z.string().max(1_000),
  ),
  image: imageRef.nullable().default(null),
});
export type PrintedRecord = z.output<typeof printedRecord>;

/**
 * Draws a template, saved or not, once per record (TPL-03, TPL-04). PNG: the first record. PDF: a page per
 * record, A4 sheets in the label layout of the settings, A4 sheets in original size with cutting lines, or an A4 sheet
 * per record that is folded to a table tent (TPL-09).
 */
export const drawImageTemplate = endpoint({
  name: 'drawImageTemplate',
  service: 'media',
  method: 'POST',
  path: '/image-templates/draw',
  summary: 'Bildvorlage als Bild oder PDF zeichnen',
  needs: 'resources.read',
  body: z.strictObject({
    template: z.strictObject(drawn),
    records: z.array(printedRecord).min(1).max(maxPrinted),
    /** Dots per inch of a PNG; previews need fewer. */
    resolution: field(z.int().min(50).max(300), 'Auflösung (dpi)').default(300),
    format: field(z.enum(['png', 'pdf']), 'Format', { choices: { png: 'Bild (PNG)', pdf: 'PDF' } }).default('pdf'),
    sheet: field(z.enum(printSheets), 'Bogen', {
      choices: {
        single: 'Eine Seite je Datensatz',
        original: 'A4-Bogen, Originalgröße',
        folded: 'A4 zum Falten, zwei Seiten',
        detail: 'A4-Bogen, große Etiketten',
        compact: 'A4-Bogen, kleine Etiketten',
      },
    }).default('single'),
  }),
  reply: { kind: 'binary' },
  status: 200,
  example: { body: { template: {}, records: [{ values: { name: 'Margherita' } }] } },
});

export const imageTemplateEndpoints = [drawImageTemplate, readTemplateLayers] as const;
