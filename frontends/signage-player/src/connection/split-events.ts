/**
 * Splits a text of server-sent events into the names of complete events and the incomplete rest.
 * https://html.spec.whatwg.org/multipage/server-sent-events.html
 */
export function splitEvents(text: string): { names: string[]; rest: string } {
  const blocks = text.replace(/\r\n?/g, '\n').split('\n\n');
  const rest = blocks.pop() ?? '';
  const names = blocks.flatMap((block) => {
    const lines = block.split('\n').filter((line) => line !== '' && !line.startsWith(':'));
    if (lines.length === 0) return [];
    const name = lines.find((line) => line.startsWith('event:'));
    return [name ? name.slice('event:'.length).trim() : 'message'];
  });
  return { names, rest };
}
