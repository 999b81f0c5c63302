import type { Image } from '@theke/contracts/media/image';
import type { ListQuery } from '@theke/contracts/resource';
import type { Transaction } from '@theke/kit/database/database';

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
  async list(tx: Transaction, query: ListQuery): Promise<{ rows: Image[]; total: number }> {
    const where = `($1::text is null or name ilike '%' || $1 || '%')`;
    const wanted = query.q?.replace(/[\\%_]/g, '\\$&') || null;
    const rows = await tx.query<Row>(
      `select ${columns} from images where ${where} order by ${orders[query.sort ?? '-createdAt']}, id limit $2 offset $3`,
      [wanted, query.pageSize, (query.page - 1) * query.pageSize],
    );
    const [count] = await tx.query<{ total: string }>(`select count(*) as total from images where ${where}`, [wanted]);
    return { rows: rows.map(imageOf), total: Number(count?.total ?? 0) };
  },

  async remove(tx: Transaction, id: string): Promise<Image | undefined> {
    const [row] = await tx.query<Row>(`delete from images where id = $1 returning ${columns}`, [id]);
    return row && imageOf(row);
  },
};
