/** Where a login link opens, by the pattern that messages use, too. */
export const loginAddress = (host: string, path: string, pattern = 'https://{host}'): string =>
  `${pattern.replace('{host}', host)}${path}`;
