import type { ListQuery } from '@theke/contracts/resource';
import type { NamedShiftSwap, ShiftSwap, SwapState } from '@theke/contracts/time-tracking/shift-swap';
import type { Transaction } from '@theke/kit/database/database';
import { rangeConditions } from '@theke/kit/database/range-conditions';
import { readPage } from '@theke/kit/database/read-page';
import type { AccessScope } from '../access-scope.ts';
import { copied } from '../copies.ts';
import { namedRows } from '../people/named-rows.ts';

type Row = {
  id: string;
  version: number;
  shift_id: string;
  branch_id: string;
  start_at: Date;
  end_at: Date;
  role: string;
  person_id: string;
  to_id: string;
  is_exchange: boolean;
  in_return: ShiftSwap['inReturn'];
  note: string;
  state: SwapState;
  answer: string;
  decided_by: string;
  asked_at: Date;
  decided_at: Date | null;
};
const columns =
  'id, version, shift_id, branch_id, start_at, end_at, role, person_id, to_id, is_exchange, in_return, note, state, answer, decided_by, asked_at, decided_at';

const toSwap = (row: Row): ShiftSwap => ({
  id: row.id,
  version: row.version,
  shift: { id: row.shift_id },
  branch: { id: row.branch_id },
  startAt: row.start_at.toISOString(),
  endAt: row.end_at.toISOString(),
  role: row.role,
  user: { id: row.person_id },
  to: { id: row.to_id },
  isExchange: row.is_exchange,
  inReturn: row.in_return,
  note: row.note,
  state: row.state,
  answer: row.answer,
  decidedBy: row.decided_by,
  askedAt: row.asked_at.toISOString(),
  decidedAt: row.decided_at?.toISOString() ?? null,
});

const named = `(select named.*, coalesce((t.doc ->> 'firstName') || ' ' || (t.doc ->> 'lastName'), '') as to_name
  from ${namedRows('shift_swap', 'named')} left join copy t on t.kind = '${copied.stores.users.kind}' and t.id = named.to_id) as swap`;
type NamedRow = Row & { name: string; to_name: string };
const toNamed = ({ name, to_name: toName, ...row }: NamedRow): NamedShiftSwap => ({ ...toSwap(row), name, toName });

export const swapStore = {
  async find(tx: Transaction, id: string): Promise<NamedShiftSwap | undefined> {
    const text = `select ${columns}, name, to_name from ${named} where id = $1`;
    const [row] = await tx.query<NamedRow>(text, [id], 'shift-swap-find');
    return row && toNamed(row);
  },

  /** Undecided swap with a shift, as the offered one or the one in return. */
  async open(tx: Transaction, shift: string): Promise<ShiftSwap | undefined> {
    const [row] = await tx.query<Row>(
      `select ${columns} from shift_swap where state in ('requested', 'accepted') and (shift_id = $1 or in_return ->> 'id' = $1::text)`,
      [shift],
      'shift-swap-open',
    );
    return row && toSwap(row);
  },

  save: (tx: Transaction, swap: ShiftSwap) =>
    tx.query(
      `insert into shift_swap (${columns})
       values ($1, $2, $3, $4, $5, $6, $7, $8, $9, $10, $11, $12, $13, $14, $15, $16, $17)
       on conflict (tenant_id, id) do update set version = excluded.version, in_return = excluded.in_return, state = excluded.state,
         answer = excluded.answer, decided_by = excluded.decided_by, decided_at = excluded.decided_at`,
      [
        swap.id,
        swap.version,
        swap.shift.id,
        swap.branch.id,
        swap.startAt,
        swap.endAt,
        swap.role,
        swap.user.id,
        swap.to.id,
        swap.isExchange,
        swap.inReturn && JSON.stringify(swap.inReturn),
        swap.note,
        swap.state,
        swap.answer,
        swap.decidedBy,
        swap.askedAt,
        swap.decidedAt,
      ],
      'shift-swap-save',
    ),

  /** @param within the caller's scope; null: everything */
  list(tx: Transaction, query: ListQuery, within: AccessScope) {
    const { branch = null, state = null } = query.filter ?? {};
    const values: unknown[] = [branch, state, within?.branches ?? null, within?.owner ?? null];
    const ranges = rangeConditions(query.filter, { startAt: 'start_at' }, values);
    const conditions = [
      '($1::uuid is null or branch_id = $1)',
      '($2::text is null or state = $2)',
      '($3::uuid[] is null or branch_id = any($3) or person_id = $4::uuid or to_id = $4::uuid)',
      ...ranges,
    ];
    const listed = {
      columns: `${columns}, name, to_name`,
      from: `${named} where ${conditions.join(' and ')}`,
      order: query.sort === '-startAt' ? 'start_at desc' : 'start_at',
      values,
    };
    return readPage(tx, query, listed, toNamed);
  },
};
