import type { User } from '@theke/contracts/identity/user';
import type { Role } from '@theke/contracts/permissions';
import type { ListQuery } from '@theke/contracts/resource';
import type { PresenceOnWire, WorkingPerson } from '@theke/contracts/time-tracking/working-person';
import { containsEveryWord } from '@theke/kit/database/contains-every-word';
import type { Transaction } from '@theke/kit/database/database';
import { readPage } from '@theke/kit/database/read-page';
import { searchWords } from '@theke/rules/lists/search-text';
import type { AccessScope } from '../access-scope.ts';
import { copied } from '../copies.ts';

/** A person at a terminal. */
export type PinAt = { person: string; terminal: string };
/** Consecutive wrong PINs of a person at a terminal; `lockedUntil` in ISO 8601. */
export type PinLock = { wrong: number; lockedUntil: string | null };

/** Who decides about requests of others. */
type Leader = { id: string; firstName: string; email: string };

/** A member of staff as a terminal knows them. */
export type Person = {
  id: string;
  firstName: string;
  lastName: string;
  email: string;
  branches: readonly string[];
  roles: readonly Role[];
  isActive: boolean;
  expiresAt: Date | null;
  personnelNumber: string;
  hasPin: boolean;
  hasEmployment: boolean;
  presence: PresenceOnWire;
  since: Date | null;
  startAt: Date | null;
  branch: string | null;
  activity: string | null;
};

type Row = {
  id: string;
  doc: User;
  personnel_number: string | null;
  has_pin: boolean;
  has_employment: boolean;
  activity: string | null;
  state: 'running' | 'paused' | null;
  start_at: Date | null;
  branch_id: string | null;
  paused_at: string | null;
};

/** The open activity of a person, if running or paused; one whose end is missing no longer counts. */
const people = `(select c.id, c.doc, p.personnel_number, p.pin_hash is not null as has_pin,
    exists (select from employment e where e.person_id = c.id) as has_employment, a.id as activity, a.state, a.start_at, a.branch_id,
    case when a.state = 'paused' then a.pauses -> -1 ->> 'startAt' end as paused_at,
    lower((c.doc ->> 'lastName') || ' ' || (c.doc ->> 'firstName')) as surname_first,
    case a.state when 'running' then 'in' when 'paused' then 'paused' else 'out' end as presence
  from copy c left join working_person p on p.id = c.id
    left join working_activity a on a.person_id = c.id and a.end_at is null and not a.is_removed and a.state in ('running', 'paused')
  where c.kind = '${copied.stores.users.kind}') as person`;
const columns = 'id, doc, personnel_number, has_pin, has_employment, activity, state, start_at, branch_id, paused_at';

const toPerson = (row: Row): Person => ({
  id: row.id,
  firstName: row.doc.firstName,
  lastName: row.doc.lastName,
  email: row.doc.email,
  branches: row.doc.branches.map(({ id }) => id),
  roles: row.doc.roles,
  isActive: row.doc.isActive,
  expiresAt: row.doc.expiresAt === null ? null : new Date(row.doc.expiresAt),
  personnelNumber: row.personnel_number ?? '',
  hasPin: row.has_pin,
  hasEmployment: row.has_employment,
  presence: row.state === null ? 'out' : row.state === 'running' ? 'in' : 'paused',
  since: row.paused_at === null ? row.start_at : new Date(row.paused_at),
  startAt: row.start_at,
  branch: row.branch_id,
  activity: row.activity,
});

export const nameOf = ({ firstName, lastName }: Pick<Person, 'firstName' | 'lastName'>): string =>
  `${firstName} ${lastName}`.trim();

export const personView = (person: Person): WorkingPerson => ({
  id: person.id,
  name: nameOf(person),
  branches: person.branches.map((id) => ({ id })),
  personnelNumber: person.personnelNumber,
  hasPin: person.hasPin,
  hasEmployment: person.hasEmployment,
  presence: person.presence,
  since: person.since?.toISOString() ?? null,
  startAt: person.startAt?.toISOString() ?? null,
  branch: person.branch === null ? null : { id: person.branch },
  activity: person.activity === null ? null : { id: person.activity },
});

/** Whether a person works in a branch, for plans. */
export const worksIn = ({ isActive, branches }: Pick<Person, 'isActive' | 'branches'>, branch: string): boolean =>
  isActive && branches.includes(branch);

const byName = {
  id: `select ${columns} from ${people} where id = $1::uuid`,
  email: `select ${columns} from ${people} where doc ->> 'email' = lower($1)`,
  number: `select ${columns} from ${people} where personnel_number = $1`,
} as const;
const uuid = /^[\da-f]{8}(-[\da-f]{4}){3}-[\da-f]{12}$/i;

export const personStore = {
  /** @param username an e-mail, personnel number or id (TIME-01) */
  async find(tx: Transaction, username: string): Promise<Person | undefined> {
    const by = uuid.test(username) ? 'id' : username.includes('@') ? 'email' : 'number';
    const [row] = await tx.query<Row>(byName[by], [username], `person-by-${by}`);
    return row && toPerson(row);
  },

  /** Existing people by id, in one query. */
  async findMany(tx: Transaction, ids: readonly string[]): Promise<Map<string, Person>> {
    const text = `select ${columns} from ${people} where id = any($1::uuid[])`;
    const rows = await tx.query<Row>(text, [ids], 'people-by-id');
    return new Map(rows.map((row) => [row.id, toPerson(row)]));
  },

  /** Active people of a branch. */
  async findByBranch(tx: Transaction, branch: string, now: Date): Promise<Person[]> {
    const rows = await tx.query<Row>(
      `select ${columns} from ${people} where doc -> 'branches' @> $1 and (doc ->> 'isActive')::boolean
         and coalesce((doc ->> 'expiresAt')::timestamptz > $2, true) order by surname_first, id`,
      [JSON.stringify([{ id: branch }]), now],
      'people-of-branch',
    );
    return rows.map(toPerson);
  },

  /** Active people of a branch, and former ones who worked in the given period. */
  async teamOf(
    tx: Transaction,
    branch: string,
    { from, until }: { from: Date; until: Date },
    now: Date,
  ): Promise<Person[]> {
    const rows = await tx.query<Row>(
      `select ${columns} from ${people} where doc -> 'branches' @> $1
         and ((doc ->> 'isActive')::boolean and coalesce((doc ->> 'expiresAt')::timestamptz > $2, true)
           or exists (select from working_activity w
             where w.person_id = person.id and w.start_at >= $3 and w.start_at < $4 and not w.is_removed))
       order by surname_first, id`,
      [JSON.stringify([{ id: branch }]), now, from, until],
      'people-of-team',
    );
    return rows.map(toPerson);
  },

  /**
   * Who decides about a person's requests: administrators, managers of their branches or without branches (ACCESS-14),
   * except themselves; by id.
   */
  whoLeads: (tx: Transaction, { id, branches }: Pick<Person, 'id' | 'branches'>, at: Date): Promise<Leader[]> =>
    tx.query<Leader>(
      `select id, doc ->> 'firstName' as "firstName", doc ->> 'email' as email from ${people}
       where id <> $1 and (doc ->> 'isActive')::boolean and coalesce((doc ->> 'expiresAt')::timestamptz > $2, true)
         and (doc -> 'roles' @> '["ROLE_ADMIN"]' or (doc -> 'roles' @> '["ROLE_MANAGER"]'
           and (doc -> 'branches' = '[]'
             or exists (select from jsonb_array_elements(doc -> 'branches') as b where (b ->> 'id')::uuid = any($3)))))
       order by id`,
      [id, at, branches],
      'people-who-lead',
    ),

  /** By surname. @param within the caller's scope; null: everyone */
  list(tx: Transaction, query: ListQuery, within: AccessScope) {
    const { presence = null, branch = null } = query.filter ?? {};
    const values = [
      presence,
      branch === null ? null : JSON.stringify([{ id: branch }]),
      within?.branches ?? null,
      within?.owner ?? null,
      searchWords(query.q ?? ''),
    ];
    const from = `${people} where ($1::text is null or presence = $1) and ($2::jsonb is null or doc -> 'branches' @> $2)
      and ($3::uuid[] is null or id = $4::uuid
        or exists (select from jsonb_array_elements(doc -> 'branches') as b where (b ->> 'id')::uuid = any($3)))
      and ${containsEveryWord('surname_first', 5)}`;
    const order = query.sort?.startsWith('-') ? 'surname_first desc' : 'surname_first';
    return readPage<Row, WorkingPerson>(tx, query, { columns, from, order, values }, (row) =>
      personView(toPerson(row)),
    );
  },

  saveNumber: (tx: Transaction, id: string, number: string) =>
    tx.query(
      `insert into working_person (id, personnel_number) values ($1, $2)
       on conflict (tenant_id, id) do update set personnel_number = excluded.personnel_number`,
      [id, number || null],
      'person-number-save',
    ),

  /** Stores a PIN and removes all locks. */
  savePin: (tx: Transaction, id: string, hash: string | null) =>
    tx.query(
      `insert into working_person (id, pin_hash) values ($1, $2)
       on conflict (tenant_id, id) do update set pin_hash = excluded.pin_hash, wrong_pins = 0, pin_locks = '{}'`,
      [id, hash],
      'person-pin-save',
    ),

  /** Locks the row until the transaction ends, so that concurrent attempts are all counted. */
  async holdPin(
    tx: Transaction,
    { person, terminal }: PinAt,
  ): Promise<{ hash: string | null; wrong: number; lock: PinLock | undefined }> {
    const [row] = await tx.query<{ pin_hash: string | null; wrong_pins: number; lock: PinLock | null }>(
      'select pin_hash, wrong_pins, pin_locks -> $2 as lock from working_person where id = $1 for update',
      [person, terminal],
      'person-pin-hold',
    );
    return { hash: row?.pin_hash ?? null, wrong: row?.wrong_pins ?? 0, lock: row?.lock ?? undefined };
  },

  /** Consecutive wrong PINs at all terminals. */
  async wrongPins(tx: Transaction, id: string): Promise<number> {
    const [row] = await tx.query<{ wrong_pins: number }>(
      'select wrong_pins from working_person where id = $1',
      [id],
      'person-pin-wrong',
    );
    return row?.wrong_pins ?? 0;
  },

  countWrong: (tx: Transaction, { person, terminal }: PinAt, wrong: number, lock: PinLock) =>
    tx.query(
      'update working_person set wrong_pins = $3, pin_locks = pin_locks || jsonb_build_object($2::text, $4::jsonb) where id = $1',
      [person, terminal, wrong, JSON.stringify(lock)],
      'person-pin-count',
    ),

  /** Resets the count after a correct PIN. */
  forgetWrong: (tx: Transaction, { person, terminal }: PinAt) =>
    tx.query(
      'update working_person set wrong_pins = 0, pin_locks = pin_locks - $2 where id = $1',
      [person, terminal],
      'person-pin-forget',
    ),
};
