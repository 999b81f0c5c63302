/** Pages of reservations: `/reservation`, `/reservation/{branch}` and a guest's link `/reservation/{uid}/{hash}`. */
export const isReservationPath = (path: string): boolean => /^\/reservation(\/|$)/.test(path);

/** A guest's link to an own reservation: not for search engines. */
export const isReservationLink = (path: string): boolean => /^\/reservation\/[^/]+\/[^/]+\/?$/.test(path);
