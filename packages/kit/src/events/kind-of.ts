/** The kind of aggregate that an event type is about: `catalog.product-changed.v1` and `-deleted.v1` are one kind. */
export const kindOf = (type: string) => type.replace(/-(changed|deleted)\.v\d+$/, '');
