import type { Page } from '@theke/contracts/endpoint';
import type { Image } from '@theke/contracts/media/image';
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
  created_at: Date;
  updated_at: Date;
};

const columns = 'id, version, extension, name, width, height, bytes, created_at, updated_at';

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
    await tx.query(`insert into images (${columns}) values ($1, $2, $3, $4, $5, $6, $7, $8, $9)`, [
      image.id,
      image.version,
      image.extension,
      image.name,
      image.width,
      image.height,
      image.bytes,
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
    const from = 'images where ($1::text is null or name ilike $1)';
    const order = orders[query.sort ?? '-createdAt'] as string;
    return readPage(tx, query, { columns, from, order, values: [query.q ? contains(query.q) : null] }, imageOf);
  },

  async remove(tx: Transaction, id: string): Promise<Image | undefined> {
    const [row] = await tx.query<Row>(`delete from images where id = $1 returning ${columns}`, [id]);
    return row && imageOf(row);
  },
};
