import { sites } from '@theke/contracts/content/site';
import { until } from '@theke/kit/testing/until';
import { parseId, type Visitor } from './open-business.ts';

const path = 'ueber-uns';
const heading = 'Seit 1906 am Dorfplatz';

/** Creates a page of the business as a draft, which no guest sees, and publishes it. */
export async function publishFirstPage(admin: Visitor, guest: Visitor): Promise<void> {
  const body = [{ id: 'a', type: 'title_section', value: { title: heading } }];
  const created = await admin('POST', '/api/sites', { ...sites.example, path, name: 'Über uns', content: { body } });
  const id = parseId(created);
  if (await isFirstPageRead(guest)) throw new Error('a guest can read a draft');
  const { version } = created.body.data as { version: number };
  const published = await admin('POST', `/api/sites/${id}/publish`, { version });
  if (published.status !== 200) throw new Error(`${published.status}: ${published.text}`);
  await until('guests read the page', () => isFirstPageRead(guest));
}

/** Whether the page is served as HTML that is readable without scripts. */
export async function isFirstPageRead(guest: Visitor): Promise<boolean> {
  const { status, headers, text } = await guest('GET', `/${path}`);
  const isHtml = String(headers['content-type']).startsWith('text/html');
  return status === 200 && isHtml && text.includes(`${heading}</h1>`);
}
