import type { Page } from '@theke/contracts/endpoint';
import type { Image, ImageDraft } from '@theke/contracts/media/image';
import type { ListQuery } from '@theke/contracts/resource';
import { contains } from '@theke/kit/database/contains';
import type { Transaction } from '@theke/kit/database/database';
import { readPage } from '@theke/kit/database/read-page';

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
  created_at: Date;
  updated_at: Date;
};

const columns = 'id, version, extension, name, width, height, bytes, description, copyright, created_at, updated_at';

const imageOf = ({ created_at, updated_at, ...row }: Row): Image => ({
  ...row,
  createdAt: created_at.toISOString(),
  updatedAt: updated_at.toISOString(),
});

const orders: Record<string, string> = {
  name: 'lower(name)',
  '-name': 'lower(name) desc',
  createdAt: 'created_at',
  '-createdAt': 'created_at desc',
};

export const imageStore = {
  async insert(tx: Transaction, image: Image): Promise<void> {
    await tx.query(`insert into images (${columns}) values ($1, $2, $3, $4, $5, $6, $7, $8, $9, $10, $11)`, [
      image.id,
      image.version,
      image.extension,
      image.name,
      image.width,
      image.height,
      image.bytes,
      image.description,
      image.copyright,
      image.createdAt,
      image.updatedAt,
    ]);
  },

  async find(tx: Transaction, id: string): Promise<Image | undefined> {
    const [row] = await tx.query<Row>(`select ${columns} from images where id = $1`, [id], 'image-find');
    return row && imageOf(row);
  },

  async all(tx: Transaction): Promise<Image[]> {
    return (await tx.query<Row>(`select ${columns} from images order by created_at, id`)).map(imageOf);
  },

  /** The newest first where no order is asked for. */
  list(tx: Transaction, query: ListQuery): Promise<Page<Image>> {
    const from = `images where ($1::text is null or concat_ws(' ', name, description, copyright) ilike $1)`;
    const order = orders[query.sort ?? '-createdAt'] as string;
    return readPage(tx, query, { columns, from, order, values: [query.q ? contains(query.q) : null] }, imageOf);
  },

  /** @returns undefined where somebody else saved in between */
  async update(
    tx: Transaction,
    id: string,
    { name, description, copyright, version }: ImageDraft & { version: number },
    at: Date,
  ): Promise<Image | undefined> {
    const [row] = await tx.query<Row>(
      `update images set version = version + 1, name = $3, description = $4, copyright = $5, updated_at = $6
       where id = $1 and version = $2 returning ${columns}`,
      [id, version, name, description, copyright, at],
    );
    return row && imageOf(row);
  },

  async remove(tx: Transaction, id: string): Promise<Image | undefined> {
    const [row] = await tx.query<Row>(`delete from images where id = $1 returning ${columns}`, [id]);
    return row && imageOf(row);
  },
};
