import type { Transaction } from '@theke/kit/database/database';
import { digest } from '../secret.ts';
import type { Session } from './session.ts';

type Row = {
  id: string;
  user_id: string;
  opened_at: Date;
  seen_at: Date;
  is_kept: boolean;
  is_by_link: boolean;
  device: string | null;
  is_held_back: boolean;
};

const columns = 'id, user_id, opened_at, seen_at, is_kept, is_by_link, device, is_held_back';

const toSession = (row: Row): Session => ({
  id: row.id,
  user: row.user_id,
  openedAt: row.opened_at,
  seenAt: row.seen_at,
  isKept: row.is_kept,
  isByLink: row.is_by_link,
  device: row.device,
  isHeldBack: row.is_held_back,
});

export const sessionStore = {
  async insert(tx: Transaction, session: Session, token: string): Promise<void> {
    await tx.query(
      `insert into session (id, token_hash, user_id, opened_at, seen_at, is_kept, is_by_link, device, is_held_back)
       values ($1, $2, $3, $4, $5, $6, $7, $8, $9)`,
      [
        session.id,
        digest(token),
        session.user,
        session.openedAt,
        session.seenAt,
        session.isKept,
        session.isByLink,
        session.device,
        session.isHeldBack,
      ],
    );
  },

  async find(tx: Transaction, token: string): Promise<Session | undefined> {
    const [row] = await tx.query<Row>(
      `select ${columns} from session where token_hash = $1`,
      [digest(token)],
      'session-find',
    );
    return row && toSession(row);
  },

  /** Sessions of a user, also ended ones, latest activity first. */
  async listOf(tx: Transaction, user: string): Promise<Session[]> {
    const rows = await tx.query<Row>(
      `select ${columns} from session where user_id = $1 order by seen_at desc, id`,
      [user],
      'session-list',
    );
    return rows.map(toSession);
  },

  async touch(tx: Transaction, id: string, at: Date): Promise<void> {
    await tx.query('update session set seen_at = $2 where id = $1', [id, at]);
  },

  async remove(tx: Transaction, id: string): Promise<void> {
    await tx.query('delete from session where id = $1', [id]);
  },

  /** @returns whether the user had this session */
  async removeOne(tx: Transaction, user: string, id: string): Promise<boolean> {
    const rows = await tx.query('delete from session where id = $1 and user_id = $2 returning id', [id, user]);
    return rows.length > 0;
  },

  /** Ends all sessions of a user; returns their ids. */
  async removeOf(tx: Transaction, user: string): Promise<string[]> {
    const rows = await tx.query<{ id: string }>(
      `delete from session where id in (select id from session where user_id = $1 order by id for update) returning id`,
      [user],
    );
    return rows.map((row) => row.id);
  },
};
