import { createHash } from 'node:crypto';
import { contracts } from '@theke/contracts/contracts';
import { type Endpoint, pathTemplate } from '@theke/contracts/endpoint';
import { findHolders, keyPurposeNames, keyPurposes, type Permission } from '@theke/contracts/permissions';
import type { ServiceContract } from '@theke/contracts/service-contract';
import { escapeHtml } from '@theke/kit/escape-html';
import { apiDocsStyle } from './api-docs-style.ts';
import { type DescribedField, describedFields, describedReply } from './described-fields.ts';

/** Allows no scripts, no external resources, and only the page's own style. */
export const apiDocsPolicy = `default-src 'none'; style-src 'sha256-${createHash('sha256').update(apiDocsStyle).digest('base64')}'; base-uri 'none'; form-action 'none'; frame-ancestors 'none'`;

const named: Record<string, string> = {
  ROLE_ADMIN: 'Administration',
  ROLE_MANAGER: 'Leitung',
  ROLE_EMPLOYEE: 'Team (nur eigene Filialen)',
  ROLE_EDITOR: 'Redaktion (nur Website und Medien)',
  ...Object.fromEntries(keyPurposeNames.map((name) => [name, `API-Schlüssel „${keyPurposes[name].name}“`])),
};

function who({ needs }: Endpoint): string {
  if (needs === 'public') return 'Für alle, ohne Anmeldung.';
  if (needs === 'device') return 'Für Geräte, mit eigenem Schlüssel.';
  return `Für ${findHolders(needs as Permission)
    .map((holder) => named[holder])
    .join(', ')}.`;
}

const table = (fields: readonly DescribedField[], withNeed: boolean): string =>
  `<div class="scroll" tabindex="0"><table><thead><tr><th scope="col">Feld</th><th scope="col">Typ</th>${withNeed ? '<th scope="col">Nötig</th>' : ''}<th scope="col">Bedeutung</th></tr></thead><tbody>${fields
    .map(
      ({ path, type, isRequired, about }) =>
        `<tr><th scope="row"><code>${escapeHtml(path)}</code></th><td>${escapeHtml(type)}</td>${withNeed ? `<td>${isRequired ? 'ja' : 'nein'}</td>` : ''}<td>${escapeHtml(about)}</td></tr>`,
    )
    .join('')}</tbody></table></div>`;

const parameters = (title: string, fields: readonly DescribedField[]): string =>
  fields.length > 0 ? `<h4>${title}</h4>${table(fields, true)}` : '';

function reply({ reply, status }: Endpoint): string {
  const says = {
    empty: 'kein Inhalt',
    stream: 'ein Strom von Ereignissen (<code>text/event-stream</code>), der offen bleibt',
    binary: 'eine Datei',
    data: 'ein Objekt unter <code>data</code>',
    list: 'eine Liste unter <code>data</code>, wie viele es sind unter <code>meta</code>',
  }[reply.kind];
  const fields = 'schema' in reply ? describedReply(reply.schema) : [];
  const shown =
    fields.length > 0 ? `<details><summary>Felder der Antwort</summary>${table(fields, false)}</details>` : '';
  return `<h4>Antwort</h4><p>${status}: ${says}.</p>${shown}`;
}

const example = ({ example: { body } }: Endpoint): string =>
  body === undefined
    ? ''
    : `<details><summary>Beispiel</summary><pre tabindex="0"><code>${escapeHtml(JSON.stringify(body, null, 2))}</code></pre></details>`;

const article = (endpoint: Endpoint): string =>
  `<article id="${endpoint.name}"><h3>${escapeHtml(endpoint.summary)}</h3>
<div class="call"><b>${endpoint.method}</b><code>/api${escapeHtml(pathTemplate(endpoint))}</code></div>
<p class="who">${who(endpoint)}${endpoint.isCacheable ? ' Für Gäste bis zu einer Sekunde alt.' : ''}</p>
${parameters('Im Pfad', endpoint.params ? describedFields(endpoint.params) : [])}
${parameters('Abfrage', endpoint.query ? describedFields(endpoint.query) : [])}
${parameters('Kopfzeilen', endpoint.headers ? describedFields(endpoint.headers) : [])}
${parameters('Inhalt', endpoint.body ? describedFields(endpoint.body) : [])}
${endpoint.takesFile ? '<p>Der Inhalt darf auch als <code>multipart/form-data</code> mit einer Datei im Feld <code>data</code> kommen.</p>' : ''}
${example(endpoint)}${reply(endpoint)}</article>`;

const titles: Record<string, string> = {
  identity: 'Menschen, Zugänge, Einstellungen',
  catalog: 'Sortiment und Filialen',
  media: 'Bilder, Dateien, Schriften',
  ordering: 'Bestellungen',
  payments: 'Zahlungen',
  notifications: 'Nachrichten und Geräte',
  gateway: 'Anmeldung, Start, Betrieb',
};
const titleOf = (service: string) => titles[service] ?? service;

const reachable = ({ endpoints }: ServiceContract) => endpoints.filter(({ needs }) => needs !== 'internal');

const ways = `<h2 id="allgemein">Allgemein</h2>
<h3>Wer fragt</h3>
<p>Die Adresse entscheidet, von welchem Betrieb die Rede ist. Wer sich im Backoffice anmeldet, ist durch ein Cookie bekannt; Programme
schicken einen API-Schlüssel, der für eine Filiale und einen Zweck gilt, oder einen persönlichen API-Token aus „Mein Konto“, der
höchstens so viel darf wie die Person: <code>Authorization: Bearer …</code></p>
<h3>Antworten und Fehler</h3>
<p>Was gelingt, steht unter <code>data</code>. Was nicht gelingt, hat den passenden Status und unter <code>errors</code> je Fehler einen deutschen Satz
(<code>message</code>), ein Kennwort, das sich nicht ändert (<code>code</code>), und das Feld, um das es geht (<code>field</code>).</p>
<pre tabindex="0"><code>${escapeHtml(
  JSON.stringify({ errors: [{ message: '„Telefon“ fehlt.', field: 'phone', code: 'REQUIRED' }] }, null, 2),
)}</code></pre>
<p>400 nicht lesbar, 401 nicht angemeldet, 403 nicht erlaubt, 404 unbekannt, 409 inzwischen geändert, 413 zu groß, 415 falsche Art, 422 nicht
annehmbar, 429 und 503 später noch einmal: <code>Retry-After</code> sagt, wann.</p>
<h3>Ändern, ohne anderen etwas zu überschreiben</h3>
<p>Was gespeichert wird, hat eine <code>version</code>; wer ändert, schickt die mit, die er kennt. Ist sie nicht mehr die neueste, kommt 409. Bestellungen
und Zahlungen nehmen einen <code>Idempotency-Key</code>: derselbe Schlüssel gibt dieselbe Antwort, so oft auch gefragt wird.</p>
<h3>Listen</h3>
<p><code>?page=1&amp;pageSize=25&amp;sort=-createdAt&amp;filter[feld]=wert&amp;q=suche</code>. Gezählt wird bis 10.000; <code>meta.isTotalCapped</code> sagt, dass es mehr sind.</p>
<h3>Geld, Zeit</h3>
<p>Beträge sind Zahlen in der Währung des Betriebs, Zeiten ISO 8601 in UTC, Zeitzonen IANA-Namen.</p>`;

/** `/api/docs`: every externally reachable operation from the contracts, for API developers. */
export const apiDocs = (appVersion: string): string => `<!doctype html>
<html lang="de"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="robots" content="noindex"><title>API von Theke</title><style>${apiDocsStyle}</style></head>
<body><nav aria-label="Inhalt"><a href="#allgemein">Allgemein</a>${contracts
  .map(
    (contract) =>
      `<details><summary>${titleOf(contract.service)}</summary>${reachable(contract)
        .map((one) => `<a href="#${one.name}">${escapeHtml(one.summary)}</a>`)
        .join('')}</details>`,
  )
  .join('')}</nav>
<main><h1>API von Theke</h1><p>Version ${escapeHtml(appVersion)}. Für Programme: <a href="/api/openapi.json">OpenAPI 3.1</a>.</p>
${ways}
${contracts.map((contract) => `<section><h2>${titleOf(contract.service)}</h2>${reachable(contract).map(article).join('\n')}</section>`).join('\n')}
</main></body></html>
`;
