/** Layout of a platform: a single process, or a gateway and one process per service. */
export type Layout = 'embedded' | 'distributed';
