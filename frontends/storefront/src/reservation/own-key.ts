export type ReservationLink = { uid: string; hash: string };

/** Query key of a guest's reservation. */
export const ownKey = ({ uid, hash }: ReservationLink) => ['reservation', uid, hash] as const;
