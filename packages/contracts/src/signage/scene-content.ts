import type { SceneKind } from '@theke/rules/signage/scene-kinds';
import { z } from 'zod';
import { fileRef } from '../content/content-value.ts';
import { field } from '../field.ts';
import { oneLine } from '../one-line.ts';
import { optionalReference, reference, references } from '../reference.ts';
import { imageRef } from '../wire.ts';

const flag = (title: string, initially: boolean, hint?: string) =>
  field(z.boolean(), title, hint === undefined ? {} : { hint }).default(initially);
const headline = field(oneLine(80), 'Überschrift').default('');
const text = (length: number) => z.string().trim().max(length);

/** A web page is shown in a frame; the setting "Webseiten auf TVs" lists the permitted hosts. */
const webPage = field(z.url({ protocol: /^https$/ }).max(2_000), 'Adresse', {
  hint: 'Beginnt mit https://. Die Domain muss in den Einstellungen unter „Webseiten auf TVs“ stehen.',
});

/**
 * What a scene shows, by kind. Products, prices, hours and order numbers are not stored here: the TV takes them from
 * its content package, so they are always current.
 */
export const sceneContent = z.discriminatedUnion('kind', [
  z.strictObject({
    kind: z.literal('menu-board'),
    headline,
    /** Empty: all categories of the active menu. */
    categories: references('categories', 'Kategorien', {
      maxItems: 30,
      hint: 'Leer: alle Kategorien der Speisekarte, die gerade gilt.',
    }),
    columns: field(z.int().min(1).max(4), 'Spalten').default(2),
    showsDescriptions: flag('Beschreibungen', true),
    showsAllergens: flag('Allergene', true),
    showsImages: flag('Bilder', true, 'Am Rand, wenn Platz ist.'),
    /** Duration of a page if not everything fits on one. */
    pageSeconds: field(z.int().min(5).max(120), 'Sekunden je Seite', {
      hint: 'Passt nicht alles auf eine Seite, wird so oft umgeblättert.',
    }).default(12),
    qrCode: optionalReference('qr-codes', 'QR-Code'),
    note: field(oneLine(160), 'Fußzeile').default(''),
  }),
  z.strictObject({ kind: z.literal('order-queue'), headline, note: field(oneLine(160), 'Fußzeile').default('') }),
  z.strictObject({
    kind: z.literal('promotion'),
    product: reference('products', 'Produkt'),
    headline: field(oneLine(80), 'Zeile darüber', { hint: 'Zum Beispiel „Nur im November“.' }).default(''),
    showsPrice: flag('Preis', true),
    showsDescription: flag('Beschreibung', true),
    /** Replaces the picture of the product. */
    image: field(imageRef.nullable(), 'Eigenes Bild', { widget: 'image' }).default(null),
    qrCode: optionalReference('qr-codes', 'QR-Code'),
  }),
  z.strictObject({
    kind: z.literal('picture'),
    image: field(imageRef, 'Bild', { widget: 'image' }),
    fit: field(z.enum(['contain', 'cover']), 'Größe', {
      choices: { contain: 'ganz zeigen', cover: 'Bildschirm füllen' },
    }).default('cover'),
  }),
  z.strictObject({
    kind: z.literal('video'),
    video: field(fileRef, 'Video', { widget: 'video', hint: 'MP4 oder WebM.' }),
    hasSound: flag('Mit Ton', false),
  }),
  z.strictObject({ kind: z.literal('web-page'), url: webPage }),
  z.strictObject({ kind: z.literal('opening-hours'), headline }),
  z.strictObject({ kind: z.literal('clock'), headline }),
  z.strictObject({
    kind: z.literal('text'),
    headline,
    text: field(text(600), 'Text', { widget: 'textarea' }).default(''),
  }),
  z.strictObject({
    kind: z.literal('qr-code'),
    qrCode: reference('qr-codes', 'QR-Code'),
    headline,
    text: field(text(300), 'Text', { widget: 'textarea' }).default(''),
  }),
]);
export type SceneContent = z.output<typeof sceneContent>;
export type ContentOf<K extends SceneKind> = Extract<SceneContent, { kind: K }>;
