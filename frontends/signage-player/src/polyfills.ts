// Built-ins that Chromium 76 lacks and that the rules packages or React's dependencies use. Imported first.

function define(target: object, name: string, value: (this: never, ...args: never[]) => unknown): void {
  if (!(name in target)) Object.defineProperty(target, name, { value, writable: true, configurable: true });
}

function at(this: ArrayLike<unknown>, index: number): unknown {
  const whole = Math.trunc(index) || 0;
  return this[whole < 0 ? this.length + whole : whole];
}

define(Array.prototype, 'at', at);
define(Array.prototype, 'toSorted', function toSorted(this: unknown[], compare?: (a: unknown, b: unknown) => number) {
  return [...this].sort(compare);
});
define(Array.prototype, 'toReversed', function toReversed(this: unknown[]) {
  return [...this].reverse();
});
define(Array.prototype, 'findLast', function findLast(this: unknown[], is: (value: unknown) => unknown) {
  return [...this].reverse().find(is);
});
define(String.prototype, 'replaceAll', function replaceAll(this: string, found: string | RegExp, by: string) {
  return typeof found === 'string' ? this.split(found).join(by) : this.replace(found, by);
});
define(Object, 'hasOwn', (object: object, name: string) => Object.hasOwn(object, name));
