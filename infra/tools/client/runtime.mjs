/** A refused call: HTTP status, and per error a German sentence, a stable code and the field. */
export class ThekeError extends Error {
  name = 'ThekeError';

  constructor(status, errors) {
    super(errors[0]?.message ?? `HTTP ${status}`);
    this.status = status;
    this.errors = errors;
  }
}

/** `{ filter: { branch: 'x' } }` as `filter[branch]=x`; lists repeat their name. */
function append(search, name, value) {
  if (value === undefined || value === null) return;
  if (Array.isArray(value)) for (const one of value) append(search, name, one);
  else if (typeof value === 'object')
    for (const [key, inner] of Object.entries(value)) append(search, `${name}[${key}]`, inner);
  else search.append(name, String(value));
}

function addressOf(url, path, { params = {}, query = {} }) {
  const filled = path.replaceAll(/\{(\w+)\}/g, (_, name) => encodeURIComponent(String(params[name])));
  const search = new URLSearchParams();
  for (const [name, value] of Object.entries(query)) append(search, name, value);
  const text = search.toString();
  return `${url.replace(/\/$/, '')}/api${filled}${text && `?${text}`}`;
}

/** Returns `createClient` for these operations: method, path and kind of reply by name. See index.d.ts. */
export const clientFor =
  (operations) =>
  ({ url, token, fetch: send = globalThis.fetch }) => {
    return async function call(name, input = {}) {
      const [method, path, reply] = operations[name];
      const response = await send(addressOf(url, path, input), {
        method,
        headers: {
          ...(token && { authorization: `Bearer ${token}` }),
          ...(input.body !== undefined && { 'content-type': 'application/json' }),
          ...input.headers,
        },
        ...(input.body !== undefined && { body: JSON.stringify(input.body) }),
        ...(input.signal && { signal: input.signal }),
      });
      if (!response.ok) {
        const { errors = [] } = await response.json().catch(() => ({}));
        throw new ThekeError(response.status, errors);
      }
      if (reply === 'empty') return undefined;
      return reply === 'json' ? response.json() : response;
    };
  };
