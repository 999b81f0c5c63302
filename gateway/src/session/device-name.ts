import Bowser from 'bowser';

const maxAgent = 400;
const maxName = 80;

/**
 * Browser and system of a `User-Agent` as the account page shows them, such as "Firefox auf Windows" or "Safari auf
 * iPhone". Undefined if neither is recognized.
 */
export function deviceName(agent = ''): string | undefined {
  const sent = agent.slice(0, maxAgent);
  if (sent.trim() === '') return undefined;
  const parsed = Bowser.getParser(sent);
  const browser = parsed.getBrowserName();
  const system = parsed.getPlatform().model ?? parsed.getOSName();
  const name = [browser, system].filter(Boolean).join(' auf ');
  return name.slice(0, maxName) || undefined;
}
