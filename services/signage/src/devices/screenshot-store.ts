import type { Transaction } from '@theke/kit/database/database';

export type Screenshot = { type: string; data: Buffer };

/** Newest ones kept per TV. */
const kept = 4;

export const screenshotStore = {
  add(tx: Transaction, device: string, { id, at, type, data }: Screenshot & { id: string; at: Date }): void {
    tx.query(
      'insert into tv_screenshot (id, device_id, at, type, data) values ($1, $2, $3, $4, $5)',
      [id, device, at, type, data],
      'tv-screenshot-add',
    );
    tx.query(
      `delete from tv_screenshot where device_id = $1 and id not in (
         select id from tv_screenshot where device_id = $1 order by at desc, id desc limit ${kept})`,
      [device],
      'tv-screenshot-trim',
    );
  },

  async find(tx: Transaction, device: string, id: string): Promise<Screenshot | undefined> {
    const rows = await tx.query<Screenshot>(
      'select type, data from tv_screenshot where device_id = $1 and id = $2',
      [device, id],
      'tv-screenshot',
    );
    return rows[0];
  },

  /** Newest first, by TV. */
  async list(tx: Transaction, devices: readonly string[]): Promise<Map<string, { id: string; at: string }[]>> {
    const rows = await tx.query<{ id: string; device: string; at: Date }>(
      'select id, device_id as device, at from tv_screenshot where device_id = any($1) order by at desc, id desc',
      [devices],
      'tv-screenshots',
    );
    const found = new Map<string, { id: string; at: string }[]>();
    for (const { id, device, at } of rows) {
      const ofDevice = found.get(device) ?? [];
      found.set(device, ofDevice);
      ofDevice.push({ id, at: at.toISOString() });
    }
    return found;
  },
};
