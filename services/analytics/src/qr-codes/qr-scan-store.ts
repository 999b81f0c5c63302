import type { DayRange } from '@theke/contracts/analytics/statistic';
import type { QrScanned } from '@theke/contracts/gateway/qr-codes-scanned';
import type { Transaction } from '@theke/kit/database/database';
import type { LocalDate } from '@theke/rules/time/local-time';

export type CountedScan = Omit<QrScanned, 'at'> & { day: LocalDate };
type OfCode = { code: string; path: string; name: string; origin: string; scans: number };

const named = `coalesce(code.doc ->> 'name', '') as name, coalesce(code.doc ->> 'origin', '') as origin`;
const joined = 'left join qr_codes code on code.id = code_id';

export const qrScanStore = {
  async exist(tx: Transaction): Promise<boolean> {
    const [row] = await tx.query('select from qr_scan limit 1', [], 'qr-scans-exist');
    return row !== undefined;
  },

  add(tx: Transaction, scans: readonly CountedScan[]): void {
    tx.query(
      `insert into qr_scan (day, code_id, target, is_fallback, visitor, path)
       select distinct day, code, target, rule is null, visitor, path
       from jsonb_to_recordset($1::jsonb) as scan(day date, code uuid, target text, rule int, visitor bigint, path text)
       order by 1, 2, 3, 4, 5 on conflict do nothing`,
      [JSON.stringify(scans)],
      'qr-scans-add',
    );
  },

  origins: (tx: Transaction, { from, to }: DayRange) =>
    tx.query<OfCode>(
      `select code_id as code, path, ${named}, scans from (
         select code_id, max(path) as path, count(distinct (day, visitor))::int as scans from qr_scan
         where day between $1 and $2 group by code_id) counted ${joined}
       order by scans desc, path`,
      [from, to],
      'statistic-qr-origins',
    ),

  targets: (tx: Transaction, { from, to }: DayRange) =>
    tx.query<OfCode & { target: string; isFallback: boolean }>(
      `select code_id as code, path, ${named}, target, is_fallback as "isFallback", scans from (
         select code_id, target, is_fallback, max(path) as path, count(*)::int as scans from qr_scan
         where day between $1 and $2 group by code_id, target, is_fallback) counted ${joined}
       order by scans desc, path, target, is_fallback`,
      [from, to],
      'statistic-qr-targets',
    ),
};
