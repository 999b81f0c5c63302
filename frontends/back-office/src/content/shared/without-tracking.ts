/** Parameters that count a reader and change nothing on the page. */
const tracking =
  /^(utm_\w+|fbclid|gclid|gbraid|wbraid|dclid|msclkid|mc_eid|mc_cid|igshid|yclid|_hsenc|_hsmi|mkt_tok)$/i;

/** Services that forward to the address in a parameter: Google Docs, Outlook's Safe Links, Facebook. */
const forwarders: readonly { host: RegExp; path: RegExp; parameter: string }[] = [
  { host: /^(www\.)?google\.[a-z.]+$/, path: /^\/url$/, parameter: 'q' },
  { host: /\.safelinks\.protection\.outlook\.com$/, path: /^\/$/, parameter: 'url' },
  { host: /^l\.facebook\.com$/, path: /^\/l\.php$/, parameter: 'u' },
];

/** Removes what a program or a campaign added to a link: a forwarding service and parameters for tracking. */
export function withoutTracking(href: string): string {
  if (!/^https?:\/\//i.test(href) || !URL.canParse(href)) return href;
  const url = new URL(href);
  const forwarder = forwarders.find(({ host, path }) => host.test(url.hostname) && path.test(url.pathname));
  const target = forwarder && url.searchParams.get(forwarder.parameter);
  if (target && /^https?:\/\//i.test(target) && URL.canParse(target)) return withoutTracking(target);
  const added = [...url.searchParams.keys()].filter((name) => tracking.test(name));
  // An unchanged link keeps its spelling.
  if (added.length === 0) return href;
  for (const name of added) url.searchParams.delete(name);
  return url.href;
}
