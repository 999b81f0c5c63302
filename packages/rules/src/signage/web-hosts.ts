// `https://wetter.example.at`, with or without a port: no path, no characters with a meaning in a content security
// policy.
const origin = /^https:\/\/[a-z0-9-]+(?:\.[a-z0-9-]+)*(?::\d{1,5})?\/?$/i;

const words = (text: string): string[] => text.split(/\s+/).filter(Boolean);

export const maxWebHosts = 20;

/** Whether a setting lists only https origins, separated by spaces. */
export const areWebHosts = (text: string): boolean =>
  words(text).length <= maxWebHosts && words(text).every((one) => origin.test(one) && URL.canParse(one));

/** The origins whose pages TVs may show in a frame, each once; none if the setting is invalid. */
export const listWebHosts = (text: string): string[] =>
  areWebHosts(text) ? [...new Set(words(text).map((one) => new URL(one).origin))] : [];

/** Whether TVs may show a web page. Subdomains are hosts of their own. */
export function isHostAllowed(url: string, hosts: readonly string[]): boolean {
  if (!URL.canParse(url)) return false;
  const { protocol, username, password, origin } = new URL(url);
  return protocol === 'https:' && username === '' && password === '' && hosts.includes(origin);
}
