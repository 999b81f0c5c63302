import type { CommandKind, TvCommand } from '@theke/contracts/signage/command';
import type { OpenCommand } from '@theke/contracts/signage/player';
import type { Transaction } from '@theke/kit/database/database';
import type { CommandState } from '@theke/rules/signage/command-moves';

type Row = {
  id: string;
  device: string;
  kind: CommandKind;
  volume: number | null;
  state: CommandState;
  askedAt: Date;
  askedBy: string;
  sentAt: Date | null;
  finishedAt: Date | null;
  expiresAt: Date;
  result: string;
};

const columns = `id, device_id as device, kind, volume, state, asked_at as "askedAt", asked_by as "askedBy",
  sent_at as "sentAt", finished_at as "finishedAt", expires_at as "expiresAt", result`;

export type StoredCommand = TvCommand & { device: string };

const toCommand = ({ askedAt, sentAt, finishedAt, expiresAt, ...row }: Row): StoredCommand => ({
  ...row,
  askedAt: askedAt.toISOString(),
  sentAt: sentAt?.toISOString() ?? null,
  finishedAt: finishedAt?.toISOString() ?? null,
  expiresAt: expiresAt.toISOString(),
});

const open = `('queued', 'sent', 'acknowledged')`;
/** Newest ones returned per TV. */
const listed = 20;

export const commandStore = {
  /** @returns whether it is new: the id identifies the command */
  async add(tx: Transaction, command: StoredCommand): Promise<boolean> {
    const added = await tx.query(
      `insert into tv_command (id, device_id, kind, volume, state, asked_at, asked_by, expires_at)
       values ($1, $2, $3, $4, $5, $6, $7, $8) on conflict do nothing returning 1`,
      [
        command.id,
        command.device,
        command.kind,
        command.volume,
        command.state,
        command.askedAt,
        command.askedBy,
        command.expiresAt,
      ],
      'tv-command-add',
    );
    return added.length > 0;
  },

  /** Locks the command until the transaction ends. */
  async lock(tx: Transaction, device: string, id: string): Promise<StoredCommand | undefined> {
    const sql = `select ${columns} from tv_command where device_id = $1 and id = $2 for update`;
    const [row] = await tx.query<Row>(sql, [device, id], 'tv-command-lock');
    return row && toCommand(row);
  },

  /** Locks the open commands of a TV in the order of their ids. */
  async lockOpen(tx: Transaction, device: string): Promise<StoredCommand[]> {
    const sql = `select ${columns} from tv_command where device_id = $1 and state in ${open} order by id for update`;
    return (await tx.query<Row>(sql, [device], 'tv-command-lock-open')).map(toCommand);
  },

  save(tx: Transaction, { id, state, sentAt, finishedAt, result }: StoredCommand): void {
    tx.query(
      'update tv_command set state = $2, sent_at = $3, finished_at = $4, result = $5 where id = $1',
      [id, state, sentAt, finishedAt, result],
      'tv-command-save',
    );
  },

  /** Commands that TVs have to carry out, by TV, oldest first; without expired ones. */
  async open(tx: Transaction, now: Date): Promise<Map<string, (OpenCommand & { state: CommandState })[]>> {
    const rows = await tx.query<Row>(
      `select ${columns} from tv_command where state in ('queued', 'sent', 'acknowledged') and expires_at > $1
       order by asked_at, id`,
      [now],
      'tv-commands-open',
    );
    const found = new Map<string, (OpenCommand & { state: CommandState })[]>();
    for (const row of rows) {
      const ofDevice = found.get(row.device) ?? [];
      found.set(row.device, ofDevice);
      const { id, kind, volume, expiresAt, state } = row;
      ofDevice.push({ id, kind, volume, expiresAt: expiresAt.toISOString(), state });
    }
    return found;
  },

  /** The TV's response contains them. Rows are locked in the order of their ids. */
  sent(tx: Transaction, ids: readonly string[], at: Date): void {
    tx.query(
      `with locked as (select id from tv_command where id = any($1::uuid[]) and state = 'queued' order by id for update)
       update tv_command set state = 'sent', sent_at = $2 from locked where tv_command.id = locked.id`,
      [ids, at],
      'tv-commands-sent',
    );
  },

  /** Newest first, at most 20, by TV. */
  async list(tx: Transaction, devices: readonly string[]): Promise<Map<string, StoredCommand[]>> {
    const rows = await tx.query<Row>(
      `select ${columns} from (
         select *, row_number() over (partition by device_id order by asked_at desc, id desc) as place
         from tv_command where device_id = any($1)) as numbered
       where place <= ${listed} order by place`,
      [devices],
      'tv-commands',
    );
    const found = new Map<string, StoredCommand[]>();
    for (const row of rows) {
      const ofDevice = found.get(row.device) ?? [];
      found.set(row.device, ofDevice);
      ofDevice.push(toCommand(row));
    }
    return found;
  },

  forget: (tx: Transaction, before: Date) =>
    tx.query(`delete from tv_command where asked_at < $1`, [before], 'tv-commands-forget'),
};
