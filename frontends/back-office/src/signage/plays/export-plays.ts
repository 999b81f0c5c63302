import type { OfficeApi } from '@theke/admin/api/office-api.ts';
import { readEveryPage } from '@theke/admin/api/read-every-page.ts';
import { byteOrderMark, csvRow } from '@theke/admin/lists/export/csv.ts';
import { metaOf, shapeOf } from '@theke/contracts/field';
import { listSignagePlays, type Play, play } from '@theke/contracts/signage/play';
import { dateText, startOf } from '@theke/rules/time/local-time';
import { playMessages } from './play-messages.de.ts';

const pageSize = 500;
const messages = playMessages.columns;
const { content } = shapeOf(play) ?? {};
const kinds = (content && metaOf(content).choices) ?? {};

export type PlayFilter = { device?: string; content?: string; dayFrom?: string; dayUntil?: string };

/**
 * All pages of the proof of play with its filters, as parts of a CSV file. Each row once, even if new ones arrive.
 * @param onProgress called with the number of rows read
 */
export async function exportPlays(api: OfficeApi, filter: PlayFilter, onProgress: (rows: number) => void) {
  let count = 0;
  const rows = await readEveryPage<Play>(async (page) => {
    const found = await api(listSignagePlays, {
      query: { page, pageSize, sort: '-day', filter } as never,
    });
    count += found.data.length;
    onProgress(count);
    return found;
  }, pageSize);
  const unique = [...new Map(rows.map((row) => [row.id, row])).values()];
  return [
    byteOrderMark,
    csvRow([messages.day, messages.tv, messages.kind, messages.content, messages.plays, messages.seconds]),
    ...unique.map((row) =>
      csvRow([
        { plain: dateText(startOf(row.day)) },
        row.deviceName,
        kinds[row.content] ?? row.content,
        row.contentName,
        { plain: String(row.plays) },
        { plain: String(row.seconds) },
      ]),
    ),
  ];
}
