import type { ClientConfig } from 'pg';

/**
 * Of every connection that stays open. A peer can go dark without closing: a lost node, a failover, a proxy in between. Then nothing but the
 * client's own clock ends a query; TCP gives up after a quarter of an hour. Statements end on the server after 15 s.
 */
export const queryTimeoutMs = 20_000;

/** The same for an idle connection: the kernel asks the peer after this time and gives up 10 s later. */
export const keepAlive = { keepAlive: true, keepAliveInitialDelayMillis: 10_000 } satisfies ClientConfig;

/** Settings of sessions that hold advisory locks: the server finds out within half a minute that their client is gone, and frees the locks. */
export const serverKeepAlive = {
  tcp_keepalives_idle: '10',
  tcp_keepalives_interval: '5',
  tcp_keepalives_count: '3',
} as const;
