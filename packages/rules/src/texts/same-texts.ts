/** Type of a translation: the same keys, and functions with the same parameters. */
export type SameTexts<T> = T extends string
  ? string
  : T extends (...args: infer G) => infer R
    ? (...args: G) => SameTexts<R>
    : T extends readonly (infer E)[]
      ? readonly SameTexts<E>[]
      : { readonly [K in keyof T]: SameTexts<T[K]> };
