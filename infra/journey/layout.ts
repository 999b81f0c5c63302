/** How a platform runs: as one process, or as a gateway and a process for each service. */
export type Layout = 'embedded' | 'distributed';
