import type { ClientConfig } from 'pg';

/**
 * Query timeout in ms of every long-lived connection. A peer can go dark without closing (lost node, failover, proxy);
 * then only the client's timeout ends a query. TCP gives up after a quarter of an hour. Statements end on the server
 * after 15 s.
 */
export const queryTimeoutMs = 20_000;

/** For an idle connection: the kernel probes the peer after this time and gives up 10 s later. */
export const keepAlive = { keepAlive: true, keepAliveInitialDelayMillis: 10_000 } satisfies ClientConfig;

/**
 * For sessions that hold advisory locks: the server detects a lost client within half a minute and releases the locks.
 */
export const serverKeepAlive = {
  tcp_keepalives_idle: '10',
  tcp_keepalives_interval: '5',
  tcp_keepalives_count: '3',
} as const;
