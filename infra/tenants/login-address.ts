/** Where a login link opens, by the pattern that messages use, too. @param pattern empty where nothing is said */
export const loginAddress = (host: string, path: string, pattern = ''): string =>
  `${(pattern || 'https://{host}').replace('{host}', host)}${path}`;
