import type { PersonalToken } from '@theke/contracts/identity/personal-token';
import type { Transaction } from '@theke/kit/database/database';
import { digest } from '../secret.ts';

type Row = {
  id: string;
  user_id: string;
  start: string;
  name: string;
  scopes: PersonalToken['scopes'];
  expires_at: Date;
  created_at: Date;
  last_used_at: Date | null;
};

const columns = 'id, user_id, start, name, scopes, expires_at, created_at, last_used_at';

const toToken = ({ id, start, name, scopes, expires_at, created_at, last_used_at }: Row): PersonalToken => ({
  ...{ id, name, scopes, start },
  createdAt: created_at.toISOString(),
  expiresAt: expires_at.toISOString(),
  lastUsedAt: last_used_at?.toISOString() ?? null,
});

/** Enough to tell tokens apart, too short to guess the rest. */
const startOf = (token: string): string => token.slice(0, 8);

export const tokenStore = {
  async list(tx: Transaction, user: string): Promise<PersonalToken[]> {
    const rows = await tx.query<Row>(
      `select ${columns} from personal_token where user_id = $1 order by created_at desc, id`,
      [user],
    );
    return rows.map(toToken);
  },

  async insert(
    tx: Transaction,
    made: Pick<PersonalToken, 'id' | 'name' | 'scopes'> & { user: string; token: string; at: Date; expiresAt: Date },
  ): Promise<PersonalToken> {
    const { id, user, token, name, scopes, at, expiresAt } = made;
    const [row] = await tx.query<Row>(
      `insert into personal_token (id, user_id, token_hash, start, name, scopes, expires_at, created_at)
       values ($1, $2, $3, $4, $5, $6, $7, $8) returning ${columns}`,
      [id, user, digest(token), startOf(token), name, scopes, expiresAt, at],
    );
    return toToken(row as Row);
  },

  async findByToken(tx: Transaction, token: string): Promise<(PersonalToken & { user: string }) | undefined> {
    const [row] = await tx.query<Row>(
      `select ${columns} from personal_token where token_hash = $1`,
      [digest(token)],
      'personal-token-find',
    );
    return row && { ...toToken(row), user: row.user_id };
  },

  async used(tx: Transaction, id: string, minute: Date): Promise<void> {
    await tx.query('update personal_token set last_used_at = $2 where id = $1', [id, minute]);
  },

  /** @returns its name; undefined if the user has no such token */
  async remove(tx: Transaction, user: string, id: string): Promise<string | undefined> {
    const [row] = await tx.query<{ name: string }>(
      'delete from personal_token where user_id = $1 and id = $2 returning name',
      [user, id],
    );
    return row?.name;
  },
};
