import { sceneKinds } from '@theke/rules/signage/scene-kinds';
import { z } from 'zod';
import { allergenLetters } from '../catalog/product.ts';
import { unit } from '../catalog/unit.ts';
import { id, imageRef, instant, schedule } from '../wire.ts';
import { sceneLook } from './scene.ts';
import { sceneContent } from './scene-content.ts';
import { segmentItem } from './segment.ts';
import { interruption, streamEntry } from './stream.ts';
import { packageHash } from './tv-report.ts';

/**
 * Everything that a TV needs to play for a week without a connection. The menu, opening hours and schedule are complete
 * and undecided: the TV selects by its clock. `hash` covers all other fields, so equal content has equal hashes.
 */
export const contentPackage = z.object({
  hash: packageHash,
  /** Format of the package; a player ignores packages of a later format. */
  format: z.literal(1),
  device: z.object({ id, name: z.string(), orientation: z.enum(['landscape', 'portrait']), isEnabled: z.boolean() }),
  shop: z.object({ name: z.string(), logo: imageRef.nullable(), currency: z.enum(['EUR', 'CHF']) }),
  branch: z.object({ id, name: z.string(), timeZone: z.string(), openingHours: schedule }),
  stream: z.object({
    name: z.string(),
    entries: z.array(streamEntry),
    fallback: z.object({ id }).nullable(),
    interruption: interruption.nullable(),
    isOffWhenClosed: z.boolean(),
  }),
  segments: z.array(z.object({ id, name: z.string(), items: z.array(segmentItem) })),
  scenes: z.array(
    z.object({
      id,
      name: z.string(),
      kind: z.enum(sceneKinds),
      orientation: z.enum(['both', 'landscape', 'portrait']),
      look: sceneLook,
      validFrom: z.iso.date().nullable(),
      validUntil: z.iso.date().nullable(),
      content: sceneContent,
    }),
  ),
  /** Menus of the branch that are active now or will be within a week; `activeMenu` selects. */
  menus: z.array(
    z.object({
      id,
      availableFrom: instant,
      categories: z.array(
        z.object({
          id,
          products: z.array(z.object({ id, isEnabled: z.boolean(), schedule })),
        }),
      ),
    }),
  ),
  categories: z.array(
    z.object({ id, name: z.string(), isEnabled: z.boolean(), isVisibleWhenUnavailable: z.boolean(), schedule }),
  ),
  products: z.array(
    z.object({
      id,
      name: z.string(),
      description: z.string(),
      image: imageRef.nullable(),
      /** Decimal number of the currency, per unit; null if hidden. */
      price: z.number().nullable(),
      /** "ab" for the price of the cheapest choice, "ca." for weighed products, or nothing; before the price. */
      pricePrefix: z.string(),
      unit,
      allergens: z.array(z.enum(allergenLetters)),
      isEnabled: z.boolean(),
      isVisibleWhenUnavailable: z.boolean(),
      schedule,
      /** Nothing remains in this branch. */
      isSoldOut: z.boolean(),
    }),
  ),
  qrCodes: z.array(
    z.object({
      id,
      /** Path on the shop's host: `/q/n12`. */
      path: z.string(),
      /** Modules on a side, and the dark ones as the path of an SVG. */
      side: z.int(),
      drawing: z.string(),
    }),
  ),
  /** Hosts whose web pages may be shown in a frame. */
  webHosts: z.array(z.string()),
  /**
   * Files to store before this package plays: paths on the shop's host. A path contains the version of its file. Size
   * and SHA-256 come with the file (ADR 0055).
   */
  files: z.array(z.object({ url: z.string() })),
});
export type ContentPackage = z.output<typeof contentPackage>;
export type PackageScene = ContentPackage['scenes'][number];
export type PackageProduct = ContentPackage['products'][number];
