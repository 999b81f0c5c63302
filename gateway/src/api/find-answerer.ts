/**
 * Service of a path (`/api/statistics/user-profile`): by its first two segments under `/api` if mapped, otherwise by
 * the first.
 */
export const findAnswerer = (map: ReadonlyMap<string, string>, path: string): string | undefined => {
  const [, , first = '', second = ''] = path.split('/');
  return map.get(`${first}/${second}`) ?? map.get(first);
};
