/** The same texts in another language: as many, under the same names, and whoever inserts something gets the same. */
export type SameTexts<T> = T extends string
  ? string
  : T extends (...given: infer G) => infer R
    ? (...given: G) => SameTexts<R>
    : T extends readonly (infer E)[]
      ? readonly SameTexts<E>[]
      : { readonly [K in keyof T]: SameTexts<T[K]> };
