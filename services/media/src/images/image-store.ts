import type { Page, Replied } from '@theke/contracts/endpoint';
import {
  type Image,
  type ImageCrop,
  type ImageDraft,
  type ImagePoint,
  imageDeleted,
  type ListedImage,
  type readImageOverview,
} from '@theke/contracts/media/image';
import type { ListQuery } from '@theke/contracts/resource';
import type { PictureLook } from '@theke/contracts/wire';
import { containsEveryWord } from '@theke/kit/database/contains-every-word';
import type { Transaction } from '@theke/kit/database/database';
import { readPage } from '@theke/kit/database/read-page';
import { kindOf } from '@theke/kit/events/kind-of';
import { deleteWithTombstone, type Tombstone } from '@theke/kit/events/tombstone';
import type { Drawing } from '@theke/rules/drawings/drawing-by';
import type { Painted } from '@theke/rules/drawings/recipe';
import { searchWords } from '@theke/rules/lists/search-text';
import { isUsed, usedCondition, usesOf } from '../shared/used-sql.ts';
import type { EncodedPicture } from './encode-picture.ts';

type Row = {
  id: string;
  version: number;
  extension: Image['extension'];
  name: string;
  width: number;
  height: number;
  bytes: number;
  description: string;
  copyright: string;
  look: PictureLook | null;
  tags: string[];
  crop: ImageCrop | null;
  focus: ImagePoint | null;
  generated: Image['generated'];
  file_version: number;
  created_at: Date;
  updated_at: Date;
};

type SavedFrame = Pick<Image, 'crop' | 'focus'> & {
  look: PictureLook;
  /** `originalVersion` null: the file is the original. */
  file: (Pick<Image, 'width' | 'height' | 'bytes'> & { originalVersion: number | null }) | undefined;
};

export type ServedImage = { image: Image; drawing: Drawing | undefined };

const columns =
  'id, version, extension, name, width, height, bytes, description, copyright, look, created_at, updated_at, file_version, tags, crop, focus, generated';

const kind = kindOf(imageDeleted.type);

const toImage = ({ created_at, updated_at, look, file_version, ...row }: Row): Image => ({
  ...row,
  fileVersion: file_version,
  ...(look && { look }),
  createdAt: created_at.toISOString(),
  updatedAt: updated_at.toISOString(),
});

const orders: Record<string, string> = {
  name: 'lower(name)',
  '-name': 'lower(name) desc',
  createdAt: 'created_at',
  '-createdAt': 'created_at desc',
};

/** Uploaded by staff, not drawn. */
const uploaded = '(recipe is null)';

export const imageStore = {
  async insert(tx: Transaction, image: Image): Promise<void> {
    await tx.query(
      `insert into images (${columns}) values (
         $1, $2, $3, $4, $5, $6, $7, $8, $9, $10, $11, $12, $13, $14, null, null, $15)`,
      [
        image.id,
        image.version,
        image.extension,
        image.name,
        image.width,
        image.height,
        image.bytes,
        image.description,
        image.copyright,
        JSON.stringify(image.look),
        image.createdAt,
        image.updatedAt,
        image.fileVersion,
        image.tags,
        image.generated && JSON.stringify(image.generated),
      ],
    );
  },

  /** Inserts the drawing of a product or branch unless it exists. */
  async insertDrawing(
    tx: Transaction,
    { id, recipe }: Drawing,
    { name, width, height, at }: { name: string; width: number; height: number; at: string },
  ): Promise<void> {
    await tx.query(
      `insert into images (id, version, extension, name, width, height, bytes, recipe, created_at, updated_at)
       values ($1, 1, 'webp', $2, $3, $4, 0, $5, $6, $6) on conflict do nothing`,
      [id, name, width, height, JSON.stringify(recipe), at],
    );
  },

  async find(tx: Transaction, id: string): Promise<Image | undefined> {
    const [row] = await tx.query<Row>(`select ${columns} from images where id = $1 and ${uploaded}`, [id]);
    return row && toImage(row);
  },

  /** Includes the recipe of a drawing. */
  async findServed(tx: Transaction, id: string): Promise<ServedImage | undefined> {
    const [row] = await tx.query<Row & { recipe: Painted | null }>(
      `select ${columns}, recipe from images where id = $1`,
      [id],
      'image-served',
    );
    if (!row) return undefined;
    const { recipe, ...image } = row;
    return { image: toImage(image), drawing: recipe ? { id, recipe } : undefined };
  },

  /** All drawings. */
  async drawn(tx: Transaction): Promise<Image[]> {
    return (await tx.query<Row>(`select ${columns} from images where not ${uploaded}`)).map(toImage);
  },

  async all(tx: Transaction): Promise<Image[]> {
    return (await tx.query<Row>(`select ${columns} from images where ${uploaded} order by created_at, id`)).map(
      toImage,
    );
  },

  /** Default order: newest first. */
  list(tx: Transaction, query: ListQuery): Promise<Page<ListedImage>> {
    const { tag, isDescribed, isUsed: used } = query.filter ?? {};
    const values: unknown[] = [searchWords(query.q ?? '')];
    const conditions = [
      uploaded,
      containsEveryWord("concat_ws(' ', name, description, copyright, array_to_string(tags, ' '))", 1),
      ...(tag ? [`$${values.push(tag)} = any(tags)`] : []),
      ...(isDescribed ? [`(description <> '') = $${values.push(isDescribed === 'true')}`] : []),
      ...usedCondition(used, 'images'),
    ];
    const order = orders[query.sort ?? '-createdAt'] as string;
    return readPage<Row & { uses: number }, ListedImage>(
      tx,
      query,
      {
        columns: `${columns}, ${usesOf('images')} as uses`,
        from: `images where ${conditions.join(' and ')}`,
        order,
        values,
      },
      ({ uses, ...row }) => ({ ...toImage(row), uses }),
    );
  },

  async overview(tx: Transaction): Promise<Replied<typeof readImageOverview>> {
    const counts = tx.query<{ total: number; undescribed: number; unused: number }>(
      `select count(*)::int as total, (count(*) filter (where description = ''))::int as undescribed,
         (count(*) filter (where not ${isUsed('images')}))::int as unused
       from images where ${uploaded}`,
    );
    const tags = tx.query<{ tag: string; count: number }>(
      `select tag, count(*)::int as count from images, unnest(tags) as tag where ${uploaded}
       group by tag order by tag collate german`,
    );
    const [count] = await counts;
    return { total: 0, undescribed: 0, unused: 0, ...count, tags: await tags };
  },

  /** @returns undefined if the picture was changed concurrently */
  async update(
    tx: Transaction,
    id: string,
    { name, description, copyright, tags, version }: ImageDraft & { version: number },
    at: Date,
  ): Promise<Image | undefined> {
    const [row] = await tx.query<Row>(
      `update images set version = version + 1, name = $3, description = $4, copyright = $5, updated_at = $6, tags = $7
       where id = $1 and version = $2 and ${uploaded} returning ${columns}`,
      [id, version, name, description, copyright, at, tags],
    );
    return row && toImage(row);
  },

  /** A new picture is neither cropped nor has a chosen focal point. @returns undefined if it has another version */
  async replaceFile(
    tx: Transaction,
    id: string,
    version: number,
    { extension, width, height, bytes, look }: EncodedPicture,
    generated: Image['generated'],
    at: Date,
  ): Promise<Image | undefined> {
    const [row] = await tx.query<Row>(
      `update images set version = version + 1, file_version = version + 1, extension = $3, width = $4, height = $5,
         bytes = $6, look = $7, updated_at = $8, crop = null, focus = null, original_version = null,
         generated = $9
       where id = $1 and version = $2 and ${uploaded} returning ${columns}`,
      [
        id,
        version,
        extension,
        width,
        height,
        bytes.length,
        JSON.stringify(look),
        at,
        generated && JSON.stringify(generated),
      ],
    );
    return row && toImage(row);
  },

  /** The version in the file name of the uncropped picture. */
  async originalVersion(tx: Transaction, id: string): Promise<number | undefined> {
    const [row] = await tx.query<{ version: number }>(
      `select coalesce(original_version, file_version) as version from images where id = $1 and ${uploaded}`,
      [id],
    );
    return row?.version;
  },

  /**
   * Saves crop and focal point.
   * @param frame with `file` if the crop changed
   * @returns undefined if the picture has another version
   */
  async saveFrame(
    tx: Transaction,
    id: string,
    version: number,
    { crop, focus, look, file }: SavedFrame,
    at: Date,
  ): Promise<Image | undefined> {
    const values = [
      id,
      version,
      crop && JSON.stringify(crop),
      focus && JSON.stringify(focus),
      JSON.stringify(look),
      at,
    ];
    const newFile = file
      ? ', file_version = version + 1, width = $7, height = $8, bytes = $9, original_version = $10'
      : '';
    if (file) values.push(file.width, file.height, file.bytes, file.originalVersion);
    const [row] = await tx.query<Row>(
      `update images set version = version + 1, crop = $3, focus = $4, look = $5, updated_at = $6${newFile}
       where id = $1 and version = $2 and ${uploaded} returning ${columns}`,
      values,
    );
    return row && toImage(row);
  },

  /** Replaces the row by a tombstone at the next version and returns it; undefined if there is none. */
  remove: (tx: Transaction, id: string): Promise<Tombstone | undefined> =>
    deleteWithTombstone(tx, { table: 'images', kind, id }),

  /** At most `max` pictures with an id above `after`, by id. */
  async liveAfter(tx: Transaction, after: string, max: number): Promise<Image[]> {
    const rows = await tx.query<Row>(
      `select ${columns} from images where ${uploaded} and id > $1 order by id limit $2`,
      [after, max],
    );
    return rows.map(toImage);
  },

  /** First picture without a look and with an id above `after`. */
  async notLookedAt(tx: Transaction, after: string): Promise<Image | undefined> {
    const [row] = await tx.query<Row>(
      `select ${columns} from images where look is null and ${uploaded} and id > $1 order by id limit 1`,
      [after],
    );
    return row && toImage(row);
  },

  /** Undefined if it was deleted or analysed meanwhile. */
  async saveLook(tx: Transaction, id: string, look: PictureLook): Promise<Image | undefined> {
    const [row] = await tx.query<Row>(
      `update images set look = $2 where id = $1 and look is null returning ${columns}`,
      [id, JSON.stringify(look)],
    );
    return row && toImage(row);
  },
};
