// Where a service's data is stored (ADR 0003): in a database of its own, or, if DATABASE_URL names the platform's only
// database, in a schema of it. Name and roles are the same in both cases.

/** Prefix of the names of an installation's databases and schemas. */
export const databasePrefix = 'theke_';

/** Name of a service's database or schema. */
export const databaseName = (service: string, prefix = databasePrefix): string =>
  `${prefix}${service.replaceAll('-', '_')}`;

/** The platform's only database, with a schema for each service and one for the bus. */
export const platformDatabase = (prefix = databasePrefix): string => `${prefix}platform`;

/** Its temporary name while an earlier layout's databases are moved into it; renamed when complete. */
export const unfinishedDatabase = (prefix = databasePrefix): string => `${platformDatabase(prefix)}_unfinished`;

export const isOneDatabase = (serverUrl: string, prefix = databasePrefix): boolean =>
  [platformDatabase(prefix), unfinishedDatabase(prefix)].includes(new URL(serverUrl).pathname.slice(1));

/** URL of a service's or the bus's data, with the role of `serverUrl`: the owner, not restricted by grants. */
export function dataUrl(options: { serverUrl: string; service: string; prefix?: string }): string {
  const { serverUrl, service, prefix } = options;
  const name = databaseName(service, prefix);
  return isOneDatabase(serverUrl, prefix)
    ? withSettings(serverUrl, { search_path: name })
    : inDatabase(serverUrl, name);
}

/** The schema of `url` (from `dataUrl`), if it is in the database that `serverUrl` names; otherwise undefined. */
export function schemaOf(url: string, serverUrl: string): string | undefined {
  const [at, database] = [new URL(url), new URL(serverUrl)];
  if (at.host !== database.host || at.pathname !== database.pathname) return undefined;
  return /(?:^|\s)-c ?search_path=(\S+)/.exec(at.searchParams.get('options') ?? '')?.[1];
}

/** URL of another database on that server. */
export function inDatabase(serverUrl: string, database: string): string {
  const at = new URL(serverUrl);
  at.pathname = `/${database}`;
  return at.href;
}

/** Adds session settings to those in the URL: pg takes options from the URL or from the code, never both. */
export function withSettings(url: string, settings: Readonly<Record<string, string>>): string {
  const at = new URL(url);
  const options = Object.entries(settings).map(([name, value]) => `-c${name}=${value}`);
  at.searchParams.set('options', [at.searchParams.get('options') ?? [], options].flat().join(' '));
  at.search = at.search.replaceAll('+', '%20'); // psql does not decode `+`
  return at.href;
}

/**
 * SQL: name of the service's schema; empty in its own database. Advisory locks and channels are shared by a database,
 * so those of one service include this name.
 */
export const ownSchema = `coalesce(nullif(current_schema(), 'public'), '')`;

/** The same as a number, for lock keys: 0 in its own database. */
export const ownSchemaNumber = `coalesce(hashtext(nullif(current_schema(), 'public')), 0)`;
