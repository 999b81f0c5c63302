// Where what a service stores lies (ADR 0003): in a database of its own, or, where DATABASE_URL names the one database of a platform, in a
// schema of that. Name and roles are the same in both.

/** Leads the names of an installation's databases and schemas. */
export const databasePrefix = 'theke_';

/** The database of a service, or its schema. */
export const databaseOf = (service: string, prefix = databasePrefix): string =>
  `${prefix}${service.replaceAll('-', '_')}`;

/** The one database of a platform, with a schema for each service and one for the bus. */
export const platformDatabase = (prefix = databasePrefix): string => `${prefix}platform`;

/** What is to become it, while an older folder's databases are moved into it: it gets its name when it is whole. */
export const unfinishedDatabase = (prefix = databasePrefix): string => `${platformDatabase(prefix)}_unfinished`;

export const isOneDatabase = (serverUrl: string, prefix = databasePrefix): boolean =>
  [platformDatabase(prefix), unfinishedDatabase(prefix)].includes(new URL(serverUrl).pathname.slice(1));

/** What is a service's, or the bus's, as the role of `serverUrl` reaches it: the owner, past every grant. */
export function dataUrl(options: { serverUrl: string; service: string; prefix?: string }): string {
  const { serverUrl, service, prefix } = options;
  const name = databaseOf(service, prefix);
  return isOneDatabase(serverUrl, prefix)
    ? withSettings(serverUrl, { search_path: name })
    : inDatabase(serverUrl, name);
}

/** The schema that `url` (of `dataUrl`) is in, where that is in the very database that `serverUrl` names. */
export function schemaOf(url: string, serverUrl: string): string | undefined {
  const [at, database] = [new URL(url), new URL(serverUrl)];
  if (at.host !== database.host || at.pathname !== database.pathname) return undefined;
  return /(?:^|\s)-c ?search_path=(\S+)/.exec(at.searchParams.get('options') ?? '')?.[1];
}

/** Another database of that server. */
export function inDatabase(serverUrl: string, database: string): string {
  const at = new URL(serverUrl);
  at.pathname = `/${database}`;
  return at.href;
}

/** Settings that a connection begins with, beside those that the URL has: pg takes options of the URL or of the code, never both. */
export function withSettings(url: string, settings: Readonly<Record<string, string>>): string {
  const at = new URL(url);
  const options = Object.entries(settings).map(([name, value]) => `-c${name}=${value}`);
  at.searchParams.set('options', [at.searchParams.get('options') ?? [], options].flat().join(' '));
  at.search = at.search.replaceAll('+', '%20'); // which psql reads too
  return at.href;
}

/**
 * SQL for the name of the service's schema, and nothing in a database of its own. Advisory locks and channels are the database's: what
 * means a service's own says this with its name.
 */
export const ownSchema = `coalesce(nullif(current_schema(), 'public'), '')`;

/** The same for locks that are numbers: 0 in a database of its own. */
export const ownSchemaNumber = `coalesce(hashtext(nullif(current_schema(), 'public')), 0)`;
